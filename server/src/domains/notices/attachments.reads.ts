import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { Attachment } from "@shikkha/contract/notices/attachments.ts";
import { within } from "../../platform/access/within.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import type { Database } from "../../platform/db/database.ts";

/** Where a file is found, by the notice it belongs to and itself. */
const fileName = sql<string | null>`notice_id || '_' || id`.as("fileName");

export async function listAttachments(db: Database, noticeId: number): Promise<Attachment[]> {
  return db
    .selectFrom("notice_attachment")
    .select(["id", "name", "size", fileName])
    .select(sql<Attachment["type"]>`type`.as("type"))
    .where("notice_id", "=", noticeId)
    .orderBy("id")
    .execute();
}

export interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly fileKey: string;
}

/** A file of a notice the reader has received, or manages. Anyone else finds nothing. */
export async function findFile(
  { personId, scope, permissions }: Pick<Actor, "personId" | "scope" | "permissions">,
  db: Database,
  noticeId: number,
  attachmentId: number,
): Promise<StoredFile | undefined> {
  const mayManage = permissions.includes("MANAGE_NOTICE");
  return db
    .selectFrom("notice_attachment as a")
    .innerJoin("notice as n", "n.id", "a.notice_id")
    .select(["a.name", "a.type", "a.size", "a.file_key as fileKey"])
    .where("a.id", "=", attachmentId)
    .where("n.id", "=", noticeId)
    .where("n.deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("n.closed_at", "is", null), hasReceived(personId)]),
        mayManage ? managed(scope) : sql<boolean>`false`,
      ]),
    )
    .executeTakeFirst();
}

const hasReceived = (personId: number) =>
  sql<boolean>`exists (select from notice_receiver r where r.notice_id = n.id and r.person_id = ${personId} and r.visible)`;
const managed = (scope: Scope) =>
  sql<boolean>`(n.type = 'NOTICE' and ${within(scope, sql.ref("n.path"))})`;

/** Whether any notice, saved or not, names the file. */
export async function isHeld(db: Database, key: string): Promise<boolean> {
  const held = await db
    .selectFrom("notice_attachment")
    .select("id")
    .where("file_key", "=", key)
    .executeTakeFirst();
  return held !== undefined;
}
