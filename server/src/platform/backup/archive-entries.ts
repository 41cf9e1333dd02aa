import { ArchiveRefused } from "./archive-refused.ts";
import { ByteReader } from "./byte-reader.ts";

/** One thing in an archive: its name, and its content of any length. */
export interface Entry {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

const LARGEST_BLOCK = 16 * 1024 * 1024;

/** name length, name, then blocks with their lengths up to one of length 0; after the last entry a name of length 0. */
export async function* packEntries(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    const text = Buffer.from(name);
    yield length(text.length);
    yield text;
    for await (const block of content) {
      if (block.length === 0) continue;
      yield length(block.length);
      yield block;
    }
    yield length(0);
  }
  yield length(0);
}

/** Gives entry after entry, to be read whole or not at all; one that was not read is passed over. */
export async function* unpackEntries(packed: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = new ByteReader(packed);
  try {
    for (;;) {
      const size = await takeLength(reader);
      if (size === 0) break;
      const name = (await exactly(reader, size)).toString();
      const content = blocksOf(reader);
      yield { name, content };
      for await (const _rest of content);
    }
    if ((await reader.take(1)).length > 0) throw misshapen();
  } finally {
    await reader.close();
  }
}

async function* blocksOf(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const size = await takeLength(reader);
    if (size === 0) return;
    yield await exactly(reader, size);
  }
}

async function takeLength(reader: ByteReader): Promise<number> {
  const size = (await exactly(reader, 4)).readUInt32BE();
  if (size > LARGEST_BLOCK) throw misshapen();
  return size;
}

async function exactly(reader: ByteReader, count: number): Promise<Buffer> {
  const bytes = await reader.take(count);
  if (bytes.length < count) throw misshapen();
  return bytes;
}

function length(size: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(size);
  return bytes;
}

function misshapen(): ArchiveRefused {
  return new ArchiveRefused(
    "The archive is damaged: its content does not have the shape of a backup.",
  );
}
