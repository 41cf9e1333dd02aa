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
