import { sql } from "kysely";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import type { Database } from "../../platform/db/database.ts";
import type { CalendarEvent } from "./ical.ts";
import { KIND_WORDS } from "./plan-columns.ts";

export async function findFeed(
  db: Database,
  personId: number,
): Promise<{ createdAt: string } | undefined> {
  const feed = await db
    .selectFrom("calendar_feed")
    .select("created_at")
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return feed && { createdAt: feed.created_at.toISOString() };
}

/** Whose link it is; someone deactivated has none. */
export async function findFeedOwner(
  db: Database,
  secretHash: Buffer,
): Promise<{ personId: number; name: string } | undefined> {
  const owner = await db
    .selectFrom("calendar_feed as c")
    .innerJoin("person as p", "p.id", "c.person_id")
    .select(["p.id as personId", "p.name_bn as name"])
    .where("c.secret_hash", "=", secretHash)
    .where("p.status", "=", "ACTIVE")
    .executeTakeFirst();
  return owner;
}

interface Row {
  readonly id: number;
  readonly day: string;
  readonly kind: MonitoringKind;
  readonly name: string;
  readonly eiin: string | null;
  readonly phone: string | null;
  readonly place: string | null;
  readonly changedAt: Date | null;
}

/** Planned visits from the given day on, in Bengali: the language of the plan. */
export async function listFeedEvents(
  db: Database,
  personId: number,
  from: string,
): Promise<CalendarEvent[]> {
  const { rows } = await sql<Row>`
    select r.id, r.visit_date as day, r.kind, coalesce(i.name_bn, f.name_bn) as name, i.eiin, i.phone,
      concat_ws(', ', u.name_bn, d.name_bn) as place, o.changed_at as "changedAt"
    from plan_row r join officer_plan o on o.id = r.officer_plan_id
    left join institute i on i.id = r.institute_id left join office f on f.id = r.office_id
    left join location u on u.id = i.upazila_id left join location d on d.id = i.district_id
    where o.person_id = ${personId} and r.visit_date >= ${from} order by r.visit_date, r.id`.execute(
    db,
  );
  return rows.map((row) => ({
    uid: `plan-row-${row.id}@shikkha-monitoring`,
    changedAt: row.changedAt ?? new Date(`${row.day}T00:00:00Z`),
    day: row.day,
    summary: `${KIND_WORDS[row.kind].bn}: ${row.name}`,
    description: [row.eiin && `ইআইআইএন ${row.eiin}`, row.phone].filter(Boolean).join("\n"),
    location: row.place ?? "",
  }));
}
