import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { auditCalls, AuditLogEntry } from "@shikkha/contract/audit.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import type { Page } from "@shikkha/contract/kernel/paging.ts";
import { within } from "../../platform/access/within.ts";
import type { BatchedRows } from "../../platform/db/batched-rows.ts";
import type { Database } from "../../platform/db/database.ts";
import { streamRows } from "../../platform/db/stream-rows.ts";
import { inPlace } from "../locations/locations.lookup.ts";
import { type ActionNames, actionNames, nameOf } from "./action-names.ts";

type ListQuery = InputOf<typeof auditCalls.actionLogs>["query"];
export type AuditFilter = InputOf<typeof auditCalls.download>["query"];

/** Entries of people whose place lies in the scope; what no person did, only the nation sees. */
export async function listActionLogs(
  scope: Scope,
  db: Database,
  query: ListQuery,
): Promise<Page<AuditLogEntry>> {
  const matching = matchingEntries(scope, db, query);
  const [{ total }, rows, names] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    withPeople(matching)
      .limit(query.size)
      .offset(query.page * query.size)
      .execute(),
    actionNames(),
  ]);
  return {
    items: rows.map((row) => entryOf(row, names)),
    page: query.page,
    size: query.size,
    total,
  };
}

/** The same entries one after another, for a file of any length. */
export async function streamActionLogs(
  scope: Scope,
  db: Database,
  filter: AuditFilter,
  signal: AbortSignal,
): Promise<BatchedRows<AuditLogEntry>> {
  const names = await actionNames();
  const matching = withPeople(matchingEntries(scope, db, filter));
  return streamRows(db, matching, signal).map((row) => entryOf(row, names));
}

function withPeople(matching: ReturnType<typeof matchingEntries>) {
  return matching
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
    .orderBy("e.seq", "desc");
}

type Row = Awaited<ReturnType<ReturnType<typeof withPeople>["execute"]>>[number];

function entryOf(row: Row, names: ActionNames): AuditLogEntry {
  return {
    ...row,
    ...nameOf(row.action, names),
    at: row.at.toISOString(),
    actionType: row.actionType as AuditLogEntry["actionType"],
  };
}

function matchingEntries(scope: Scope, db: Database, filter: AuditFilter) {
  return db
    .selectFrom("audit_entry as e")
    .where((eb) => within(scope, eb.ref("e.path")))
    .where((eb) => inPlace(filter, eb.ref("e.path")))
    .$if(filter.designation !== undefined, (query) =>
      query.where("e.designation_id", "=", filter.designation ?? null),
    )
    .$if(filter.officerId !== undefined, (query) =>
      query.where("e.person_id", "=", filter.officerId ?? null),
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
