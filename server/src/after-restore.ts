import type pg from "pg";
import { RESTORE_ACTION } from "@shikkha/contract/operations.ts";
import { checkChain } from "./domains/audit/audit-check.ts";
import { endAllSessions } from "./domains/auth/auth.writes.ts";
import { holdWaiting } from "./domains/notices/delivery/delivery.writes.ts";
import { failLostJobs } from "./domains/reports/export-jobs.writes.ts";
import { audited } from "./platform/audit/audited.ts";
import type { ArchiveFacts } from "./platform/backup/archive-manifest.ts";
import type { Keys } from "./platform/config/keys.ts";
import { databaseInside } from "./platform/db/database-inside.ts";
import type { FileStore } from "./platform/files/file-store.ts";

export interface RestoredState {
  readonly auditEntries: number;
  readonly endedSessions: number;
  readonly heldMessages: number;
}

/**
 * Between the backup and now time has passed that the restored database knows nothing of. Sessions may have been ended,
 * and messages sent: neither goes on by itself. The audit log says that there was a restore.
 */
export async function afterRestore(
  client: pg.ClientBase,
  files: FileStore,
  keys: Keys,
  facts: ArchiveFacts,
): Promise<RestoredState> {
  const db = databaseInside(client);
  const chain = await checkChain(db, files, keys);
  if (!chain.intact)
    throw new Error(
      `The audit chain of the backup is broken at row ${chain.seq}: ${chain.fault}. Nothing was restored.`,
    );
  const source = { action: RESTORE_ACTION, actor: undefined, address: "", requestId: "" };
  return audited(db, source, async ({ tx, record }) => {
    const endedSessions = await endAllSessions(tx, "restored");
    const heldMessages = await holdWaiting(
      tx,
      `Waited when the backup of ${facts.takenAt} was taken; it may have been sent since`,
    );
    const now = new Date();
    await failLostJobs(tx, now, now);
    record({
      target: { kind: "backup", id: facts.takenAt },
      after: { takenAt: facts.takenAt, endedSessions, heldMessages },
    });
    return { auditEntries: chain.entries, endedSessions, heldMessages };
  });
}
