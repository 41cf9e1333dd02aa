import { sql } from "kysely";
import type { JobResources } from "../../platform/jobs/jobs.ts";
import { ATTACHMENT_FOLDER } from "./attachments.commands.ts";

/** Long enough for a draft that is left over a weekend. */
const DRAFT_LIFE = sql`interval '7 days'`;

/** A file is stored a moment before the row that names it can be seen. */
const PATIENCE_MS = 60_000;

/** Forgets what no saved notice holds, then removes every file that no row names. */
export async function sweepFiles(
  { db, files }: Pick<JobResources, "db" | "files">,
  patience = PATIENCE_MS,
): Promise<void> {
  await db
    .deleteFrom("notice_attachment")
    .where("notice_id", "is", null)
    .where(sql<boolean>`uploaded_at < now() - ${DRAFT_LIFE}`)
    .execute();
  const stored = await files.list(ATTACHMENT_FOLDER);
  await new Promise((resolve) => setTimeout(resolve, patience));
  for (const key of stored) {
    const held = await db
      .selectFrom("notice_attachment")
      .select("id")
      .where("file_key", "=", key)
      .executeTakeFirst();
    if (!held) await files.remove(key);
  }
}
