import type { Transaction } from "../../platform/db/database.ts";
import type { StoredVisit } from "./submit.reads.ts";

interface Return {
  readonly comment: string;
  readonly by: number;
  readonly now: Date;
}

/** Beside the submission it answers, which stays as it was. */
export async function markReturned(
  tx: Transaction,
  { id, version, visitDate }: StoredVisit,
  { comment, by, now }: Return,
): Promise<void> {
  const returned = { returned_at: now, returned_by: by };
  await tx
    .insertInto("visit_return")
    .values({ ...returned, visit_id: id, number: version, comment })
    .execute();
  await tx
    .updateTable("visit")
    .set({ ...returned, state: "RETURNED", return_comment: comment })
    .where("id", "=", id)
    .where("visit_date", "=", visitDate)
    .execute();
}
