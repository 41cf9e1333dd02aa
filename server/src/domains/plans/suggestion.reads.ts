import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { PlannedPlace } from "@shikkha/contract/plans/plan-words.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { placeJson } from "./plan-rows.reads.ts";
import type { Candidate } from "./suggestion.rules.ts";

export interface PlacedCandidate extends Candidate {
  readonly place: PlannedPlace;
}

/** More institutes than an officer can visit in a year are not weighed: those in the greatest need of each category. */
const MOST_CANDIDATES = 1000;

/** Institutes of the jurisdiction with all that speaks for visiting them. */
export async function listCandidates(
  db: Database,
  scope: Scope,
  year: number,
  today: string,
): Promise<PlacedCandidate[]> {
  const { rows } = await sql<
    Omit<PlacedCandidate, "position" | "names"> & {
      latitude: number | null;
      longitude: number | null;
    }
  >`
    select i.id, i.path, i.isas_category as category, (s.minimum_by_category ->> i.isas_category)::int as minimum, coalesce(y.planned, 0) as planned,
      (extract(year from age(${today}::date, v.last_visit_on)) * 12 + extract(month from age(${today}::date, v.last_visit_on)))::int as "monthsSinceVisit",
      v.last_rating::float as "lastRating", i.latitude, i.longitude, ${placeJson} as place,
      coalesce((select array_agg(distinct r.visit_date::text) from plan_row r where r.institute_id = i.id and r.year = ${year}), '{}') as "takenDays"
    from institute i join plan_session s on s.year = ${year}
    left join institute_year y on y.year = ${year} and y.institute_id = i.id
    left join institute_standing v on v.institute_id = i.id left join location u on u.id = i.upazila_id left join office f on false
    where ${within(scope, sql.ref("i.path"))}
    order by (coalesce(y.planned, 0)::float / greatest((s.minimum_by_category ->> i.isas_category)::int, 1)), v.last_visit_on nulls first, i.id
    limit ${MOST_CANDIDATES}`.execute(db);
  return rows.map(({ latitude, longitude, ...row }) => ({
    ...row,
    names: { nameBangla: row.place.nameBangla, nameEnglish: row.place.nameEnglish },
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
}

/** The paths of the officer's own visits, by day. */
export async function readOwnDays(
  db: Database,
  planId: number | null,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("plan_row")
    .select(["visit_date as date", "path"])
    .where("officer_plan_id", "=", planId)
    .execute();
  const byDay = Map.groupBy(rows, ({ date }) => date);
  return new Map([...byDay].map(([date, there]) => [date, there.map(({ path }) => path)]));
}
