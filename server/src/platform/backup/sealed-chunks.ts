import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { archiveKey, HEADER_BYTES, keyIdOf, readHeader, writeHeader } from "./archive-key.ts";
import { ArchiveRefused } from "./archive-refused.ts";
import { ByteReader } from "./byte-reader.ts";

const FORMAT_VERSION = 1;
const CHUNK = 256 * 1024;
const TAG = 16;
/** In front of each chunk: whether it is the last, and how long it is. */
const FRAME = 5;

/**
 * A stream as chunks of AES-256-GCM. The nonce of each is its number and whether it is the last, so that a chunk that
 * is missing, repeated, moved or changed does not open, and a stream that was cut has no last one.
 */
export async function* seal(
  plain: AsyncIterable<Buffer>,
  backupKey: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(32);
  const header = writeHeader({ version: FORMAT_VERSION, keyId: keyIdOf(backupKey), salt });
  const key = archiveKey(backupKey, salt);
  yield header;
  const reader = new ByteReader(plain);
  let chunk = await reader.take(CHUNK);
  for (let number = 0; ; number += 1) {
    const next = chunk.length < CHUNK ? Buffer.alloc(0) : await reader.take(CHUNK);
    const isLast = next.length === 0;
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number, isLast)).setAAD(header);
    const sealed = Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    const frame = Buffer.alloc(FRAME);
    frame.writeUInt8(isLast ? 1 : 0);
    frame.writeUInt32BE(sealed.length, 1);
    yield Buffer.concat([frame, sealed]);
    if (isLast) return;
    chunk = next;
  }
}

/** Gives only what is genuine; throws at the first byte that is not as it was written, and when the end is missing. */
export async function* unseal(
  sealed: AsyncIterable<Buffer>,
  backupKey: string,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(sealed);
  try {
    const header = Buffer.from(await reader.take(HEADER_BYTES));
    const key = keyFor(header, backupKey);
    for (let number = 0; ; number += 1) {
      const frame = await reader.take(FRAME);
      if (frame.length < FRAME) throw new ArchiveRefused(`${CUT} after chunk ${number}.`);
      const length = frame.readUInt32BE(1);
      const isLast = frame.readUInt8() === 1;
      if (length < TAG || length > CHUNK + TAG || frame.readUInt8() > 1) throw damagedAt(number);
      const content = await reader.take(length);
      if (content.length < length) throw new ArchiveRefused(`${CUT} in chunk ${number + 1}.`);
      yield opened(content, key, header, number, isLast);
      if (!isLast) continue;
      if ((await reader.take(1)).length > 0)
        throw new ArchiveRefused("The archive is damaged: something was added after its end.");
      return;
    }
  } finally {
    await reader.close();
  }
}

const CUT = "The archive is not whole: it ends";

function damagedAt(number: number): ArchiveRefused {
  return new ArchiveRefused(
    `The archive is damaged: chunk ${number + 1} is not as it was written.`,
  );
}

function keyFor(header: Buffer, backupKey: string): Uint8Array {
  const facts = readHeader(header);
  if (!facts) throw new ArchiveRefused("This file is not a backup of Shikkha Monitoring.");
  if (facts.version > FORMAT_VERSION)
    throw new ArchiveRefused(
      `The archive has format ${facts.version}; this version reads up to ${FORMAT_VERSION}. Use the version that wrote it, or a later one.`,
    );
  if (!facts.keyId.equals(keyIdOf(backupKey)))
    throw new ArchiveRefused(
      `The archive was made with another BACKUP_KEY (key id ${facts.keyId.toString("hex")}, yours is ${keyIdOf(backupKey).toString("hex")}).`,
    );
  return archiveKey(backupKey, facts.salt);
}

function opened(
  content: Buffer,
  key: Uint8Array,
  header: Buffer,
  number: number,
  isLast: boolean,
): Buffer {
  const cipher = createDecipheriv("aes-256-gcm", key, nonceOf(number, isLast)).setAAD(header);
  cipher.setAuthTag(content.subarray(content.length - TAG));
  try {
    return Buffer.concat([
      cipher.update(content.subarray(0, content.length - TAG)),
      cipher.final(),
    ]);
  } catch {
    throw damagedAt(number);
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}
