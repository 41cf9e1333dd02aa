import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FileStore } from "./file-store.ts";
import { openFileStore } from "./open-file-store.ts";

const stores = new Map<string, FileStore>();
let s3: S3rver;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
  const directory = await mkdtemp(join(tmpdir(), "s3-"));
  s3 = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "uploads", configs: [] }],
  });
  const { port } = await s3.run();
  stores.set("folder", openFileStore({ kind: "folder", folder }));
  stores.set(
    "s3",
    openFileStore({
      kind: "s3",
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "uploads",
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    }),
  );
});
afterAll(() => s3.close());

describe.each(["folder", "s3"])("the %s store", (kind) => {
  const store = () => stores.get(kind) as FileStore;
  const read = async (key: string) => {
    const stream = await store().get(key);
    return stream && (await buffer(stream)).toString();
  };

  it("gives back what was put, replaces it, lists it and forgets it", async () => {
    await store().put("visits/a1/photo-1.jpg", Buffer.from("one"));
    await store().put("visits/a1/photo-2.jpg", Buffer.from("two"));
    await store().put("visits/a1/photo-1.jpg", Buffer.from("বাংলা"));
    expect(await read("visits/a1/photo-1.jpg")).toBe("বাংলা");
    expect(await store().list("visits/")).toEqual([
      "visits/a1/photo-1.jpg",
      "visits/a1/photo-2.jpg",
    ]);
    await store().remove("visits/a1/photo-1.jpg");
    await store().remove("visits/a1/photo-1.jpg");
    expect(await read("visits/a1/photo-1.jpg")).toBeUndefined();
    expect(await store().list("visits/")).toEqual(["visits/a1/photo-2.jpg"]);
  });

  it("takes a long file as it comes, and none at all when it breaks off", async () => {
    const piece = Buffer.alloc(700_000, "বাংলা ");
    async function* pieces(count: number, isWhole = true) {
      for (let at = 0; at < count; at += 1) yield piece;
      if (!isWhole) throw new Error("It broke off");
    }
    expect(await store().putStream("exports/long.csv", pieces(17))).toBe(17 * piece.length);
    const stream = await store().get("exports/long.csv");
    const whole = stream && (await buffer(stream));
    expect(whole?.equals(Buffer.concat(Array.from({ length: 17 }, () => piece)))).toBe(true);
    expect(await store().putStream("exports/empty.csv", pieces(0))).toBe(0);
    await expect(store().putStream("exports/half.csv", pieces(9, false))).rejects.toThrow("broke");
    expect(await store().list("exports/")).toEqual(["exports/empty.csv", "exports/long.csv"]);
  });

  it.each(["../outside", "/etc/passwd", "a/../../b", "A.JPG", "a//b", "", "a b", "a\u0000b"])(
    "takes no key like %j",
    async (key) => {
      await expect(store().put(key, Buffer.from("x"))).rejects.toThrow("Not a file key");
    },
  );
});

it("leaves nothing of a broken file in the folder", async () => {
  const names = await readdir(join(folder, "exports"));
  expect(names.toSorted()).toEqual(["empty.csv", "long.csv"]);
});

it("does not show a file that was cut off while it was written", async () => {
  await writeFile(join(folder, "half.jpg.123.part"), "x");
  expect(await stores.get("folder")?.list("half")).toEqual([]);
});
