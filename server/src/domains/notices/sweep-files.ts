import type { JobResources } from "../../platform/jobs/jobs.ts";
import { ATTACHMENT_FOLDER } from "./attachments.commands.ts";
import { isHeld } from "./attachments.reads.ts";
import { deleteForgottenDrafts } from "./attachments.writes.ts";

/** A file is stored a moment before the row that names it can be seen. */
const PATIENCE_MS = 60_000;

/** Forgets what no saved notice holds, then removes every file that no row names. */
export async function sweepFiles(
  { db, files }: Pick<JobResources, "db" | "files">,
  patience = PATIENCE_MS,
): Promise<void> {
  await deleteForgottenDrafts(db);
  const stored = await files.list(ATTACHMENT_FOLDER);
  await new Promise((resolve) => setTimeout(resolve, patience));
  for (const key of stored) {
    if (!(await isHeld(db, key))) await files.remove(key);
  }
}
