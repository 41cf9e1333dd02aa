import { sql } from "kysely";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import type { Transaction } from "../../platform/db/database.ts";

export interface PlannedVisit {
  readonly id: number;
  readonly personId: number;
  readonly instituteId: number | null;
  readonly officeId: number | null;
  readonly visitDate: string;
  readonly kind: MonitoringKind;
  readonly visitId: number | null;
}

/** A planned visit with whose it is, locked: of two reports for it, the second waits and then finds it fulfilled. */
export async function findPlannedVisit(
  tx: Transaction,
  rowId: number,
): Promise<PlannedVisit | undefined> {
  const { rows } = await sql<PlannedVisit>`
    select r.id, o.person_id as "personId", r.institute_id as "instituteId", r.office_id as "officeId", r.visit_date as "visitDate", r.kind, r.visit_id as "visitId"
    from plan_row r join officer_plan o on o.id = r.officer_plan_id
    where r.id = ${rowId} for update of r`.execute(tx);
  return rows[0];
}
