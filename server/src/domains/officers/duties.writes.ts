import { sql } from "kysely";
import type { DutyKind, WorkstationType } from "@shikkha/contract/officers/duty-kinds.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { StoredDuty, Workstation } from "./duties.reads.ts";

export interface NewDuty {
  readonly personId: number;
  readonly kind: DutyKind;
  readonly roleId: number;
  readonly workstationType: WorkstationType;
  readonly workstation: Workstation;
  readonly validFrom: string;
  readonly validTo?: string | undefined;
}

export async function insertDuty(tx: Transaction, duty: NewDuty): Promise<number> {
  const { id } = await tx
    .insertInto("duty")
    .values({
      person_id: duty.personId,
      kind: duty.kind,
      role_id: duty.roleId,
      office_id: duty.workstationType === "OFFICE" ? duty.workstation.id : null,
      institute_id: duty.workstationType === "INSTITUTE" ? duty.workstation.id : null,
      level: duty.workstation.level,
      path: duty.workstation.path,
      valid_from: duty.validFrom,
      valid_to: duty.validTo ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function makePast(tx: Transaction, dutyId: number, lastDay: string): Promise<void> {
  await tx
    .updateTable("duty")
    .set({ kind: "INACTIVE", valid_to: lastDay })
    .where("id", "=", dutyId)
    .execute();
}

/** Moves planned visits to the successor's plan of the same year; what the successor already plans there that day stays. */
export async function moveOpenRows(
  tx: Transaction,
  duty: StoredDuty,
  successorId: number,
  from: string,
): Promise<number> {
  await sql`
    insert into officer_plan (person_id, year, path)
    select distinct ${successorId}::bigint, r.year, d.path
    from plan_row r join officer_plan o on o.id = r.officer_plan_id, duty d
    where o.person_id = ${duty.personId} and r.visit_date >= ${from} and r.path::text ^@ ${duty.path}
      and d.person_id = ${successorId} and d.kind = 'PRIMARY'
    on conflict do nothing`.execute(tx);
  const { numAffectedRows } = await sql`
    update plan_row r set officer_plan_id = s.id
    from officer_plan o, officer_plan s
    where o.id = r.officer_plan_id and o.person_id = ${duty.personId} and r.visit_date >= ${from}
      and r.path::text ^@ ${duty.path} and s.person_id = ${successorId} and s.year = r.year
      and not exists (select 1 from plan_row x where x.officer_plan_id = s.id and x.visit_date = r.visit_date
        and x.institute_id is not distinct from r.institute_id and x.office_id is not distinct from r.office_id)`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n);
}
