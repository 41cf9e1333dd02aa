import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Entry, packEntries } from "./archive-entries.ts";
import { seal } from "./sealed-chunks.ts";

/** Written beside its place and moved there whole: a file of that name is a finished archive. */
export async function writeEntries(
  path: string,
  entries: AsyncIterable<Entry>,
  backupKey: string,
): Promise<void> {
  const part = `${path}.part`;
  try {
    await pipeline(
      Readable.from(packEntries(entries), { objectMode: true, highWaterMark: 2 }),
      createGzip({ level: 4, chunkSize: 128 * 1024 }),
      (plain: AsyncIterable<Buffer>) => seal(plain, backupKey),
      createWriteStream(part, { flags: "w", mode: 0o600 }),
    );
    await syncFile(part);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** On the disk before it has its name, so that a power cut leaves no half of an archive. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  await file.sync();
  await file.close();
}
