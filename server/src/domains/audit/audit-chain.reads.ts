import { sql } from "kysely";
import type { AuditChain } from "@shikkha/contract/audit.ts";
import type { Database } from "../../platform/db/database.ts";

interface ChainEnd {
  readonly seq: number;
  readonly hash: string;
}

/** Where the chain ends now. */
export async function getChainEnd(db: Database): Promise<ChainEnd> {
  const { rows } = await sql<ChainEnd>`select seq, hash from audit_head`.execute(db);
  const [end] = rows;
  if (!end) throw new Error("The head of the audit chain is missing");
  return end;
}

export async function findHash(db: Database, seq: number): Promise<string | undefined> {
  const { rows } = await sql<{
    hash: string;
  }>`select hash from audit_entry where seq = ${seq}`.execute(db);
  return rows[0]?.hash;
}

/** How long the chain is, and what its last verification found. */
export async function readChain(db: Database): Promise<AuditChain> {
  const { seq } = await getChainEnd(db);
  const last = await db
    .selectFrom("audit_check")
    .selectAll()
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    entries: seq,
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
