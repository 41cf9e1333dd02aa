import type { Transaction } from "../../platform/db/database.ts";

/** The visit that was carried out for it. */
export async function fulfilPlannedVisit(
  tx: Transaction,
  rowId: number,
  visit: { readonly id: number; readonly visitDate: string },
): Promise<void> {
  await tx
    .updateTable("plan_row")
    .set({ visit_id: visit.id, visited_on: visit.visitDate })
    .where("id", "=", rowId)
    .execute();
}
