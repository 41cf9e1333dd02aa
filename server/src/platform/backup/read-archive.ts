import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Entry, unpackEntries } from "./archive-entries.ts";
import {
  type ArchiveFacts,
  archiveFacts,
  type ArchiveManifest,
  archiveManifest,
  FACTS_ENTRY,
  FILE_PREFIX,
  MANIFEST_ENTRY,
  TABLE_PREFIX,
  Tally,
} from "./archive-manifest.ts";
import { ArchiveRefused } from "./archive-refused.ts";
import { unseal } from "./sealed-chunks.ts";

/** The entries of an archive, from genuine bytes only. */
export async function* readEntries(path: string, backupKey: string): AsyncGenerator<Entry> {
  const sealed = createReadStream(path, { highWaterMark: 256 * 1024 });
  const compressed = Readable.from(unseal(sealed, backupKey), { highWaterMark: 2 });
  const plain = createGunzip({ chunkSize: 128 * 1024 });
  // pipe() tells nobody of a fault at its source.
  compressed.on("error", (error) => plain.destroy(error));
  sealed.on("error", (error) => plain.destroy(error));
  compressed.pipe(plain);
  try {
    yield* unpackEntries(plain);
  } catch (error) {
    throw inWords(error, path);
  } finally {
    compressed.destroy();
    sealed.destroy();
    plain.destroy();
  }
}

function inWords(error: unknown, path: string): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  if (code === "ENOENT") return new ArchiveRefused(`There is no file ${path}.`);
  if (code.startsWith("Z_"))
    return new ArchiveRefused("The archive is damaged: it cannot be unpacked.");
  return error;
}

export interface VerifiedArchive {
  readonly facts: ArchiveFacts;
  readonly manifest: ArchiveManifest;
}

/** Reads an archive from its first to its last byte and compares it with its own manifest; throws what is wrong. */
export async function verifyArchive(path: string, backupKey: string): Promise<VerifiedArchive> {
  let facts: ArchiveFacts | undefined;
  let manifest: ArchiveManifest | undefined;
  const seen: ArchiveManifest = { tables: [], files: [], sequences: [] };
  for await (const { name, content } of readEntries(path, backupKey)) {
    if (manifest) throw new ArchiveRefused("The archive goes on after its manifest.");
    if (name === FACTS_ENTRY) facts = archiveFacts.parse(await readJson(content));
    else if (name === MANIFEST_ENTRY) manifest = archiveManifest.parse(await readJson(content));
    else {
      const tally = new Tally();
      for await (const block of content) tally.add(block);
      const { rows, bytes } = tally;
      const sha256 = tally.digest();
      if (name.startsWith(TABLE_PREFIX))
        seen.tables.push({ name: name.slice(TABLE_PREFIX.length), rows, sha256 });
      else seen.files.push({ key: name.slice(FILE_PREFIX.length), bytes, sha256 });
    }
  }
  if (!facts || !manifest)
    throw new ArchiveRefused("The archive is not whole: it has no manifest.");
  const found = JSON.stringify([seen.tables, seen.files]);
  if (found !== JSON.stringify([manifest.tables, manifest.files]))
    throw new ArchiveRefused("The archive's content is not what its manifest says.");
  return { facts, manifest };
}

async function readJson(content: AsyncIterable<Buffer>): Promise<unknown> {
  const blocks: Buffer[] = [];
  for await (const block of content) blocks.push(block);
  return JSON.parse(Buffer.concat(blocks).toString());
}
