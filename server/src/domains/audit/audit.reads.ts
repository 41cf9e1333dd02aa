import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { auditCalls, AuditLogEntry } from "@shikkha/contract/audit.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import type { Page } from "@shikkha/contract/kernel/paging.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { inPlace } from "../locations/locations.lookup.ts";
import { actionNames, nameOf } from "./action-names.ts";

type Filter = InputOf<typeof auditCalls.actionLogs>["query"];

/** Entries of people whose place lies in the scope; what no person did, only the nation sees. */
export async function listActionLogs(
  scope: Scope,
  db: Database,
  filter: Filter,
): Promise<Page<AuditLogEntry>> {
  const matching = matchingEntries(scope, db, filter);
  const [{ total }, rows] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    matching
      .leftJoin("person as p", "p.id", "e.person_id")
      .leftJoin("designation as g", "g.id", "e.designation_id")
      .leftJoin("duty as d", "d.id", "e.duty_id")
      .leftJoin("office as o", "o.id", "d.office_id")
      .leftJoin("institute as i", "i.id", "d.institute_id")
      .select([
        "e.seq as id",
        "e.at",
        "p.id as officerId",
        "p.name_bn as officerNameBangla",
        "p.name_en as officerNameEnglish",
        "g.name_bn as designationBangla",
        "g.name_en as designationEnglish",
        sql<string | null>`coalesce(o.name_bn, i.name_bn)`.as("workstationNameBangla"),
        sql<string | null>`coalesce(o.name_en, i.name_en)`.as("workstationNameEnglish"),
        "e.action",
        "e.action_type as actionType",
        "e.target_kind as targetKind",
        "e.target_id as targetId",
        "e.before",
        "e.after",
        "e.address",
        "e.hash",
      ])
      .orderBy("e.at", "desc")
      .orderBy("e.seq", "desc")
      .limit(filter.size)
      .offset(filter.page * filter.size)
      .execute(),
  ]);
  const names = await actionNames();
  const items = rows.map((row) => ({
    ...row,
    ...nameOf(row.action, names),
    at: row.at.toISOString(),
    actionType: row.actionType as AuditLogEntry["actionType"],
  }));
  return { items, page: filter.page, size: filter.size, total };
}

function matchingEntries(scope: Scope, db: Database, filter: Filter) {
  return db
    .selectFrom("audit_entry as e")
    .where((eb) => within(scope, eb.ref("e.path")))
    .where((eb) => inPlace(filter, eb.ref("e.path")))
    .$if(filter.designation !== undefined, (query) =>
      query.where("e.designation_id", "=", filter.designation ?? null),
    )
    .$if(filter.actionType !== undefined, (query) =>
      query.where("e.action_type", "=", filter.actionType ?? ""),
    )
    .$if(filter.fromDate !== undefined, (query) =>
      query.where("e.at", ">=", startOfDay(filter.fromDate)),
    )
    .$if(filter.toDate !== undefined, (query) =>
      query.where("e.at", "<", sql<Date>`${startOfDay(filter.toDate)} + interval '1 day'`),
    );
}

function startOfDay(day: string | undefined) {
  return sql<Date>`(${day}::date::timestamp at time zone 'Asia/Dhaka')`;
}
