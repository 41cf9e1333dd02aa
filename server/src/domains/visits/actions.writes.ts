import type { VisitSubmission } from "@shikkha/contract/visits/submission.ts";
import type { Transaction } from "../../platform/db/database.ts";

interface NewActions {
  readonly visitId: number;
  readonly place: {
    readonly instituteId: number | null;
    readonly officeId: number | null;
    readonly path: string;
  };
  readonly personId: number;
  readonly actions: VisitSubmission["actions"];
}

/** What was sent before stays as it is. */
export async function insertActions(
  tx: Transaction,
  { visitId, place, personId, actions }: NewActions,
): Promise<void> {
  if (actions.length === 0) return;
  await tx
    .insertInto("action_point")
    .values(
      actions.map(({ clientId, text, owner, dueOn }) => ({
        client_id: clientId,
        visit_id: visitId,
        institute_id: place.instituteId,
        office_id: place.officeId,
        path: place.path,
        text,
        owner,
        due_on: dueOn,
        created_by: personId,
      })),
    )
    .onConflict((conflict) => conflict.constraint("action_point_client_id_unique").doNothing())
    .execute();
}

/** False when it is already closed. */
export async function closeAction(
  tx: Transaction,
  id: number,
  closing: { readonly note: string; readonly personId: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("action_point")
    .set({ closed_at: closing.now, closed_by: closing.personId, closing_note: closing.note })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
