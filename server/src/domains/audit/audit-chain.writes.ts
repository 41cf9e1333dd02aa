import type { ChainState } from "../../platform/audit/verify-chain.ts";
import type { Database } from "../../platform/db/database.ts";

/** Keeps what a verification found. */
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
