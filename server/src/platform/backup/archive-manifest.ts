import { createHash } from "node:crypto";
import * as z from "zod/mini";

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The first entry: what the rest is, so that a reader can refuse it before it reads on. */
export const archiveFacts = z.object({
  product: z.literal("shikkha-monitoring"),
  takenAt: z.string(),
  postgres: z.string(),
  /** Of the SECRET_KEY under which stored secrets, receipts and digests were made. */
  secretKeyId: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: hash })),
});
export type ArchiveFacts = z.infer<typeof archiveFacts>;

/** The last entry: what was written, to be compared with what is read. */
export const archiveManifest = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: hash })),
  files: z.array(z.object({ key: z.string(), bytes: z.number(), sha256: hash })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;

export const FACTS_ENTRY = "facts.json";
export const MANIFEST_ENTRY = "manifest.json";
export const TABLE_PREFIX = "table/";
export const FILE_PREFIX = "file/";

/** Counts and hashes what passes through. A line is a row: COPY writes a line break inside a value as \\n. */
export class Tally {
  readonly #hash = createHash("sha256");
  rows = 0;
  bytes = 0;

  async *through(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const block of content) {
      this.add(block);
      yield block;
    }
  }

  add(block: Buffer): void {
    this.#hash.update(block);
    this.bytes += block.length;
    for (let at = block.indexOf(10); at >= 0; at = block.indexOf(10, at + 1)) this.rows += 1;
  }

  digest(): string {
    return this.#hash.digest("hex");
  }
}
