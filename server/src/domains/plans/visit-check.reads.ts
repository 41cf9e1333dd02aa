import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { weekSettings } from "@shikkha/contract/settings.ts";
import type { VisitWish } from "@shikkha/contract/plans/visit-plan.ts";
import * as z from "zod/mini";
import type { Database } from "../../platform/db/database.ts";
import { listHolidays } from "../holidays/holidays.lookup.ts";
import { findSetting } from "../settings/settings.lookup.ts";
import { type CheckFacts, type DayRules, placeKey } from "./visit-check.rules.ts";

const WEEKLY_HOLIDAYS = [5, 6];

/** The year's holidays and the weekly ones, which administrators may change. */
export async function readDayRules(db: Database, year: number): Promise<DayRules> {
  const [holidays, stored] = await Promise.all([listHolidays(db, year), findSetting(db, "week")]);
  const week = z.safeParse(weekSettings, stored);
  return { holidays, weeklyHolidays: week.success ? week.data.weeklyHolidays : WEEKLY_HOLIDAYS };
}

interface Asked {
  readonly planId: number | null;
  readonly year: number;
  readonly today: string;
  readonly scope: Scope;
  /** A row that is being moved does not stand in its own way. */
  readonly exceptRow?: number;
}

/** Everything the rules need to judge these visits. */
export async function readCheckFacts(
  db: Database,
  wishes: readonly VisitWish[],
  { planId, year, today, scope, exceptRow }: Asked,
): Promise<CheckFacts> {
  const [rules, paths, planned] = await Promise.all([
    readDayRules(db, year),
    readPaths(db, wishes),
    db
      .selectFrom("plan_row")
      .select(["institute_id as instituteId", "office_id as officeId", "visit_date as visitDate"])
      .where("officer_plan_id", "=", planId)
      .where("id", "<>", exceptRow ?? 0)
      .execute(),
  ]);
  return {
    ...rules,
    year,
    today,
    scope,
    paths,
    planned: planned.map((row) => ({ key: placeKey(row), visitDate: row.visitDate })),
  };
}

/** The paths of the places wished for, by their key; those that do not exist are missing. */
async function readPaths(db: Database, wishes: readonly VisitWish[]): Promise<Map<string, string>> {
  const instituteIds = wishes.flatMap(({ instituteId }) => instituteId ?? []);
  const officeIds = wishes.flatMap(({ officeId }) => officeId ?? []);
  const [institutes, offices] = await Promise.all([
    instituteIds.length === 0
      ? []
      : db.selectFrom("institute").select(["id", "path"]).where("id", "in", instituteIds).execute(),
    officeIds.length === 0
      ? []
      : db.selectFrom("office").select(["id", "path"]).where("id", "in", officeIds).execute(),
  ]);
  return new Map([
    ...institutes.map(({ id, path }) => [placeKey({ instituteId: id }), path] as const),
    ...offices.map(({ id, path }) => [placeKey({ officeId: id }), path] as const),
  ]);
}

export interface OtherOfficer {
  readonly key: string;
  readonly visitDate: string;
  readonly officerId: number;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly designationBangla: string | null;
  readonly designationEnglish: string | null;
}

/** Other officers who plan one of these places on one of these days. */
export async function listOthersThere(
  db: Database,
  personId: number,
  year: number,
  wishes: readonly {
    readonly instituteId?: number | null | undefined;
    readonly visitDate: string;
  }[],
): Promise<OtherOfficer[]> {
  const instituteIds = wishes.flatMap(({ instituteId }) => instituteId ?? []);
  if (instituteIds.length === 0) return [];
  const rows = await db
    .selectFrom("plan_row as r")
    .innerJoin("officer_plan as o", "o.id", "r.officer_plan_id")
    .innerJoin("person as p", "p.id", "o.person_id")
    .leftJoin("designation as g", "g.id", "p.designation_id")
    .select(["r.institute_id as instituteId", "r.visit_date as visitDate", "p.id as officerId"])
    .select(["p.name_bn as nameBangla", "p.name_en as nameEnglish"])
    .select(["g.name_bn as designationBangla", "g.name_en as designationEnglish"])
    .where("r.institute_id", "in", instituteIds)
    .where("r.year", "=", year)
    .where("o.person_id", "<>", personId)
    .execute();
  return rows.map(({ instituteId, ...row }) => ({ ...row, key: placeKey({ instituteId }) }));
}
