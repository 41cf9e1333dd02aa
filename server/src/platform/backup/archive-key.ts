import { createHash, hkdfSync } from "node:crypto";

const SALT_BYTES = 32;
const KEY_ID_BYTES = 8;

/** What stands in clear at the beginning of an archive; every chunk is bound to it. */
export interface ArchiveHeader {
  readonly version: number;
  readonly keyId: Buffer;
  readonly salt: Buffer;
}

/** A key for each archive, so that the numbers of its chunks can never be used twice with one key. */
export function archiveKey(backupKey: string, salt: Uint8Array): Uint8Array {
  return derive(backupKey, salt, "archive");
}

/** Tells which key an archive wants without telling anything about it. */
export function keyIdOf(backupKey: string): Buffer {
  const named = derive(backupKey, new Uint8Array(0), "key-id");
  return createHash("sha256").update(named).digest().subarray(0, KEY_ID_BYTES);
}

function derive(backupKey: string, salt: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", backupKey, salt, `shikkha-backup ${purpose}`, 32));
}

const MAGIC = Buffer.from("SHIKKHA-BACKUP\n");
export const HEADER_BYTES = MAGIC.length + 2 + KEY_ID_BYTES + SALT_BYTES;

export function writeHeader({ version, keyId, salt }: ArchiveHeader): Buffer {
  const number = Buffer.alloc(2);
  number.writeUInt16BE(version);
  return Buffer.concat([MAGIC, number, keyId, salt]);
}

/** Undefined when the bytes are no archive of ours at all. */
export function readHeader(bytes: Buffer): ArchiveHeader | undefined {
  if (bytes.length < HEADER_BYTES || !bytes.subarray(0, MAGIC.length).equals(MAGIC))
    return undefined;
  const after = MAGIC.length + 2;
  return {
    version: bytes.readUInt16BE(MAGIC.length),
    keyId: bytes.subarray(after, after + KEY_ID_BYTES),
    salt: bytes.subarray(after + KEY_ID_BYTES, HEADER_BYTES),
  };
}
