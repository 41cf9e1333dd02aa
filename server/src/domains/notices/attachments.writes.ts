import { sql } from "kysely";
import type { Attachment } from "@shikkha/contract/notices/attachments.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import type { TakenIn } from "../../platform/files/attachment-intake.ts";

export interface NewAttachment extends Omit<TakenIn, "content"> {
  readonly clientId: string;
  readonly uploadedBy: number;
  readonly size: number;
  readonly fileKey: string;
}

/** Files of one notice are counted one after the other, so that five at once do not become six. */
export async function lockAttachments(tx: Transaction, clientId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('notice-attachment:' || ${clientId}, 0))`.execute(
    tx,
  );
  const { files } = await tx
    .selectFrom("notice_attachment")
    .select((eb) => eb.fn.countAll<number>().as("files"))
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
  return files;
}

export async function insertAttachment(
  tx: Transaction,
  { clientId, uploadedBy, name, type, size, fileKey, sha256 }: NewAttachment,
): Promise<Attachment> {
  const { id } = await tx
    .insertInto("notice_attachment")
    .values({
      client_id: clientId,
      uploaded_by: uploadedBy,
      name,
      type,
      size,
      file_key: fileKey,
      sha256,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, name, type, size, fileName: null };
}

/** Takes back a file no saved notice holds; its content is swept up at night. */
export async function deleteUnused(
  tx: Transaction,
  id: number,
  uploadedBy: number,
): Promise<{ name: string } | undefined> {
  return tx
    .deleteFrom("notice_attachment")
    .where("id", "=", id)
    .where("uploaded_by", "=", uploadedBy)
    .where("notice_id", "is", null)
    .returning("name")
    .executeTakeFirst();
}

/** The notice holds exactly these files from now on; false when one of them is not its own. */
export async function attach(
  tx: Transaction,
  notice: { readonly id: number; readonly clientId: string },
  ids: readonly number[],
): Promise<boolean> {
  await tx
    .deleteFrom("notice_attachment")
    .where("client_id", "=", notice.clientId)
    .where("id", "not in", ids.length > 0 ? [...ids] : [0])
    .execute();
  if (ids.length === 0) return true;
  const held = await tx
    .updateTable("notice_attachment")
    .set({ notice_id: notice.id })
    .where("client_id", "=", notice.clientId)
    .where("id", "in", [...ids])
    .returning("id")
    .execute();
  return held.length === new Set(ids).size;
}

/** Long enough for a draft that is left over a weekend. */
const DRAFT_LIFE = sql`interval '7 days'`;

/** Files uploaded for a notice that was never saved. */
export async function deleteForgottenDrafts(db: Database): Promise<void> {
  await db
    .deleteFrom("notice_attachment")
    .where("notice_id", "is", null)
    .where(sql<boolean>`uploaded_at < now() - ${DRAFT_LIFE}`)
    .execute();
}
