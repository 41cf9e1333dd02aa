import { sql } from "kysely";
import type { Transaction } from "../../platform/db/database.ts";

interface HandedOver {
  readonly personId: number;
  readonly path: string;
}

/** Moves planned visits that are still to be made to the successor's plan of the same year; what the successor already plans there that day stays. */
export async function moveOpenRows(
  tx: Transaction,
  duty: HandedOver,
  successorId: number,
  from: string,
): Promise<number> {
  await sql`
    insert into officer_plan (person_id, year, path)
    select distinct ${successorId}::bigint, r.year, d.path
    from plan_row r join officer_plan o on o.id = r.officer_plan_id, duty d
    where o.person_id = ${duty.personId} and r.visit_date >= ${from} and r.path::text ^@ ${duty.path}
      and r.visit_id is null and d.person_id = ${successorId} and d.kind = 'PRIMARY'
    on conflict do nothing`.execute(tx);
  const { numAffectedRows } = await sql`
    update plan_row r set officer_plan_id = s.id
    from officer_plan o, officer_plan s
    where o.id = r.officer_plan_id and o.person_id = ${duty.personId} and r.visit_date >= ${from}
      and r.path::text ^@ ${duty.path} and r.visit_id is null and s.person_id = ${successorId} and s.year = r.year
      and not exists (select 1 from plan_row x where x.officer_plan_id = s.id and x.visit_date = r.visit_date
        and x.institute_id is not distinct from r.institute_id and x.office_id is not distinct from r.office_id)`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n);
}

/** An officer who moves takes the plans of this year and later along: the new place's supervisors see them. */
export async function movePlans(
  tx: Transaction,
  personId: number,
  path: string,
  fromYear: number,
): Promise<void> {
  await tx
    .updateTable("officer_plan")
    .set({ path })
    .where("person_id", "=", personId)
    .where("year", ">=", fromYear)
    .execute();
}
