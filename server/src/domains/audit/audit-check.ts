import { sql } from "kysely";
import type { AuditChain } from "@shikkha/contract/audit.ts";
import { type ChainState, verifyChain } from "../../platform/audit/verify-chain.ts";
import type { Keys } from "../../platform/config/keys.ts";
import type { Database } from "../../platform/db/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { findBrokenDigest } from "./audit-digest.ts";

/** The chain against itself, then against the digests kept outside the database. */
export async function checkChain(db: Database, files: FileStore, keys: Keys): Promise<ChainState> {
  const state = await verifyChain(db);
  if (!state.intact) return state;
  const broken = await findBrokenDigest(db, files, keys);
  return broken ? { intact: false, ...broken } : state;
}

export async function storeCheck(db: Database, state: ChainState): Promise<void> {
  await db
    .insertInto("audit_check")
    .values(
      state.intact
        ? { intact: true, entries: state.entries }
        : { intact: false, entries: 0, broken_seq: state.seq, fault: state.fault },
    )
    .execute();
}

export async function readChain(db: Database): Promise<AuditChain> {
  const { rows } = await sql<{ seq: number }>`select seq from audit_head`.execute(db);
  const last = await db
    .selectFrom("audit_check")
    .selectAll()
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    entries: rows[0]?.seq ?? 0,
    lastCheck: last
      ? {
          checkedAt: last.checked_at.toISOString(),
          intact: last.intact,
          entries: last.entries,
          brokenEntry: last.broken_seq,
          fault: last.fault,
        }
      : null,
  };
}
