import { sql } from "kysely";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import type { Receipt } from "@shikkha/contract/visits/receipt.ts";
import type { VisitState } from "@shikkha/contract/visits/visit-words.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";

export interface StoredVisit {
  readonly id: number;
  readonly kind: MonitoringKind;
  readonly personId: number;
  readonly visitDate: string;
  readonly instituteId: number | null;
  readonly officeId: number | null;
  readonly planRowId: number | null;
  readonly state: VisitState;
  readonly version: number;
  readonly path: string;
}

type Wanted = { readonly clientId: string } | { readonly id: number };

/** A visit, locked: whoever submits or returns it at the same time waits. */
export async function lockVisit(tx: Transaction, wanted: Wanted): Promise<StoredVisit | undefined> {
  const by =
    "id" in wanted ? sql`t.id = ${wanted.id}` : sql`t.client_id = ${wanted.clientId}::uuid`;
  const { rows } = await sql<StoredVisit>`
    select v.id, v.kind, v.person_id as "personId", v.visit_date as "visitDate", v.institute_id as "instituteId", v.office_id as "officeId",
      v.plan_row_id as "planRowId", v.state, v.version, v.path
    from visit_identity t join visit v on v.id = t.id and v.visit_date = t.visit_date
    where ${by} for update of v`.execute(tx);
  return rows[0];
}

/** What was answered to a submission; undefined when that one never came. */
export async function findReceipt(
  db: Database,
  visitId: number,
  version: number,
): Promise<Receipt | undefined> {
  const { rows } = await sql<Omit<Receipt, "at"> & { at: Date }>`
    select ${planKept} s.visit_id as "visitId", s.number as version, s.receipt_number as number, s.submitted_at as at, s.hash, s.signature,
      array(select p.client_id::text from visit_photo p where p.visit_id = s.visit_id and p.received_at is null and p.removed_in is null
        order by p.position) as "awaitedPhotos"
    from visit_version s where s.visit_id = ${visitId} and s.number = ${version}`.execute(db);
  const [row] = rows;
  return row && { ...row, at: row.at.toISOString() };
}
