import { createHash, randomBytes, randomInt } from "node:crypto";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Entry } from "./archive-entries.ts";
import { ArchiveRefused } from "./archive-refused.ts";
import { HEADER_BYTES } from "./archive-key.ts";
import { verifyArchive } from "./read-archive.ts";
import { writeEntries } from "./write-entries.ts";

/** The long form: BACKUP_DAMAGES=1000. */
const DAMAGES = Number(process.env["BACKUP_DAMAGES"] ?? 30);
const KEY = "a key of the tests that is long enough";

let folder: string;
let whole: Buffer;

async function* entries(files: readonly Buffer[], told = files): AsyncGenerator<Entry> {
  const facts = {
    product: "shikkha-monitoring",
    takenAt: "2026-11-15T00:00:00.000Z",
    postgres: "18",
    secretKeyId: "0",
    migrations: [],
  };
  const manifest = {
    tables: [],
    files: told.map((content, index) => ({
      key: `f/${index}`,
      bytes: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
    })),
    sequences: [],
  };
  yield { name: "facts.json", content: once(JSON.stringify(facts)) };
  for (const [index, content] of files.entries())
    yield { name: `file/f/${index}`, content: once(content) };
  yield { name: "manifest.json", content: once(JSON.stringify(manifest)) };
}

async function* once(content: string | Buffer): AsyncGenerator<Buffer> {
  yield Buffer.from(content);
}

/** Where each chunk begins; the frame says how long it is. */
function chunkStarts(bytes: Buffer): number[] {
  const starts: number[] = [];
  for (let at = HEADER_BYTES; at < bytes.length; at += 5 + bytes.readUInt32BE(at + 1))
    starts.push(at);
  return starts;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "archive-"));
  const path = join(folder, "whole.backup");
  await writeEntries(path, entries([randomBytes(300_000), randomBytes(500_000)]), KEY);
  whole = await readFile(path);
});

async function verify(bytes: Buffer): Promise<unknown> {
  const path = join(folder, "tried.backup");
  await writeFile(path, bytes);
  return verifyArchive(path, KEY);
}

it("reads back what was written", async () => {
  expect(chunkStarts(whole).length).toBeGreaterThanOrEqual(4);
  await expect(verify(whole)).resolves.toMatchObject({
    manifest: { files: [{ bytes: 300_000 }, { bytes: 500_000 }] },
  });
});

describe("refuses an archive that was", () => {
  const swapped = (bytes: Buffer, one: number, other: number) => {
    const starts = [...chunkStarts(bytes), bytes.length];
    const chunk = (index: number) => bytes.subarray(starts[index], starts[index + 1]);
    const order = starts.slice(0, -1).map((_, index) => index);
    [order[one], order[other]] = [order[other] ?? 0, order[one] ?? 0];
    return Buffer.concat([bytes.subarray(0, HEADER_BYTES), ...order.map(chunk)]);
  };
  const kinds: Record<string, (bytes: Buffer) => Buffer> = {
    "flipped in one bit": (bytes) => {
      const at = randomInt(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8));
      return bytes;
    },
    cut: (bytes) => bytes.subarray(0, randomInt(bytes.length)),
    "cut at the end of a chunk": (bytes) => {
      const starts = chunkStarts(bytes);
      return bytes.subarray(0, starts[randomInt(starts.length)]);
    },
    "made longer": (bytes) => Buffer.concat([bytes, randomBytes(randomInt(1, 100))]),
    "given the same chunk twice": (bytes) => {
      const [, second = 0, third = 0] = chunkStarts(bytes);
      return Buffer.concat([bytes.subarray(0, third), bytes.subarray(second)]);
    },
    "put into another order": (bytes) => swapped(bytes, 0, 1 + randomInt(2)),
    "robbed of a chunk": (bytes) => {
      const [, second = 0, third = 0] = chunkStarts(bytes);
      return Buffer.concat([bytes.subarray(0, second), bytes.subarray(third)]);
    },
    "robbed of some bytes": (bytes) => {
      const at = randomInt(bytes.length - 1);
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]);
    },
  };
  const each = Math.ceil(DAMAGES / Object.keys(kinds).length);
  it.each(Object.entries(kinds))(
    "%s",
    async (_kind, damage) => {
      for (let round = 0; round < each; round += 1)
        await expect(verify(damage(Buffer.from(whole)))).rejects.toBeInstanceOf(ArchiveRefused);
    },
    60_000,
  );

  it("sealed with the key but is not what its manifest says", async () => {
    const path = join(folder, "lying.backup");
    const content = randomBytes(1000);
    await writeEntries(path, entries([content], [randomBytes(1000)]), KEY);
    await expect(verifyArchive(path, KEY)).rejects.toThrow("not what its manifest says");
  });
});

it.each([0, 1, 255, 256 * 1024, 256 * 1024 + 1, 3 * 256 * 1024])(
  "takes a file of %i bytes",
  async (size) => {
    const path = join(folder, "sized.backup");
    await writeEntries(path, entries([randomBytes(size)]), KEY);
    await expect(verifyArchive(path, KEY)).resolves.toMatchObject({
      manifest: { files: [{ bytes: size }] },
    });
  },
);
