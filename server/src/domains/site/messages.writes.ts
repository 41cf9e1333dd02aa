import { sql } from "kysely";
import type { Write } from "../../platform/audit/audited.ts";

export interface NewMessage {
  readonly name: string;
  readonly contact: string;
  readonly subject: string;
  readonly body: string;
}

export async function insertMessage({ tx, record }: Write, message: NewMessage): Promise<number> {
  const { id } = await tx
    .insertInto("contact_message")
    .values(message)
    .returning("id")
    .executeTakeFirstOrThrow();
  record({ target: { kind: "contactMessage", id }, after: { subject: message.subject } });
  return id;
}

/** Marking twice keeps the first mark. */
export async function markHandled(
  { tx, record }: Write,
  id: number,
  personId: number,
): Promise<void> {
  await tx
    .updateTable("contact_message")
    .set({ handled_at: sql<Date>`now()`, handled_by: personId })
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .execute();
  record({ target: { kind: "contactMessage", id }, after: { handledBy: personId } });
}
