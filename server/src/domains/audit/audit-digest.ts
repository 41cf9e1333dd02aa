import { sign, verify } from "node:crypto";
import { text } from "node:stream/consumers";
import type { Keys } from "../../platform/config/keys.ts";
import type { Database } from "../../platform/db/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { findHash, getChainEnd } from "./audit-chain.reads.ts";

const FOLDER = "audit-digests/";

interface Digest {
  readonly day: string;
  readonly seq: number;
  readonly hash: string;
}

/**
 * Writes where the chain ends today, signed, into the file store. Someone who could rewrite the whole chain inside the
 * database would still have to explain the digests of all the days before.
 */
export async function writeDigest(
  db: Database,
  files: FileStore,
  keys: Keys,
  day: string,
): Promise<void> {
  const { seq, hash } = await getChainEnd(db);
  const digest = JSON.stringify({ day, seq, hash } satisfies Digest);
  const signature = sign(null, Buffer.from(digest), keys.digestPrivate).toString("base64");
  await files.put(`${FOLDER}${day}.json`, Buffer.from(JSON.stringify({ digest, signature })));
}

/** The first digest that does not fit the chain, in words, or undefined when all do. */
export async function findBrokenDigest(
  db: Database,
  files: FileStore,
  keys: Keys,
): Promise<{ seq: number; fault: string } | undefined> {
  for (const key of await files.list(FOLDER)) {
    const stream = await files.get(key);
    const digest = stream && readDigest(await text(stream), keys);
    if (!digest) return { seq: 0, fault: `the digest ${key} is not genuine` };
    if (digest.seq === 0) continue;
    if ((await findHash(db, digest.seq)) !== digest.hash)
      return { seq: digest.seq, fault: `the chain does not fit the digest of ${digest.day}` };
  }
  return undefined;
}

function readDigest(file: string, keys: Keys): Digest | undefined {
  try {
    const { digest, signature } = JSON.parse(file) as { digest: string; signature: string };
    const isGenuine = verify(
      null,
      Buffer.from(digest),
      keys.digestPublic,
      Buffer.from(signature, "base64"),
    );
    return isGenuine ? (JSON.parse(digest) as Digest) : undefined;
  } catch {
    return undefined;
  }
}
