import { buffer } from "node:stream/consumers";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import Fastify from "fastify";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { FILE_ERRORS } from "@shikkha/contract/kernel/file-errors.ts";
import { AppError } from "../errors/app-error.ts";
import type { FileStore } from "./file-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { readPicture } from "./picture.ts";
import { sendPicture, storePicture } from "./stored-picture.ts";
import { sweepFiles } from "./sweep-files.ts";

const SIZES = { large: 400, small: 100 };
const DAY = "2026-11-03";
let files: FileStore;
beforeAll(async () => {
  files = openFolderStore(await mkdtemp(join(tmpdir(), "pictures-")));
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#246" } });
const take = async (content: Uint8Array, name = "ছবি.jpg") => {
  const { large } = await readPicture({ name, content }, SIZES);
  return storePicture(files, "test", DAY, large);
};

/** A PNG that says it is larger than any memory, in a few hundred bytes. */
function pixelFlood(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(side * 3))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("a picture", () => {
  it.each(["jpeg", "png", "webp"] as const)("given as %s is drawn anew as WebP", async (format) => {
    const content = await plain(800, 600).toFormat(format).toBuffer();
    const { large, small } = await readPicture({ name: "x", content }, SIZES);
    expect([large.width, large.height, small.width, small.height]).toEqual([400, 300, 100, 75]);
    expect((await sharp(large.content).metadata()).format).toBe("webp");
  });

  it("is turned upright and keeps nothing the camera wrote", async () => {
    const content = await plain(60, 40)
      .withExif({ IFD0: { Copyright: "Rahima", Software: "somewhere" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { large } = await readPicture({ name: "x", content }, SIZES);
    expect([large.width, large.height]).toEqual([40, 60]);
    const { exif, xmp, iptc, orientation } = await sharp(large.content).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("is never made larger than it was", async () => {
    const content = await plain(30, 20).png().toBuffer();
    expect((await readPicture({ name: "x", content }, SIZES)).large.width).toBe(30);
  });
});

describe("refused, and nothing is stored:", () => {
  const jpeg = () => plain(200, 150).jpeg().toBuffer();
  const noise = () =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    });
  const half = (content: Buffer) => content.subarray(0, Math.floor(content.length / 2));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

  it.each<[string, keyof typeof FILE_ERRORS, () => Promise<Buffer>]>([
    ["an SVG by another name", "notPicture", async () => Buffer.from(svg)],
    [
      "a GIF that is also a script",
      "notPicture",
      async () => Buffer.concat([await plain(9, 9).gif().toBuffer(), Buffer.from("*/=1;alert(1)")]),
    ],
    ["a page", "notPicture", async () => Buffer.from("<!doctype html><p>x</p>")],
    ["a PDF", "notPicture", async () => Buffer.from("%PDF-1.7\n%âãÏÓ\n")],
    [
      "a JPEG with a page behind it",
      "notOnlyPicture",
      async () => Buffer.concat([await jpeg(), Buffer.from("<HTML><body onload=alert(1)>")]),
    ],
    [
      "a PNG with a script in its words",
      "notOnlyPicture",
      () =>
        plain(9, 9)
          .withExif({ IFD0: { Copyright: "<script>alert(1)</script>" } })
          .png()
          .toBuffer(),
    ],
    ["a flood of pixels", "tooManyPixels", async () => pixelFlood(50_000)],
    ["a JPEG cut off", "damaged", async () => half(await noise().jpeg().toBuffer())],
    ["a PNG cut off", "damaged", async () => half(await noise().png().toBuffer())],
    ["a WebP cut off", "damaged", async () => half(await noise().webp().toBuffer())],
    ["a JPEG's first bytes alone", "damaged", async () => Buffer.from("ffd8ffe000104a46", "hex")],
    ["no bytes at all", "empty", async () => Buffer.alloc(0)],
  ])("%s", async (_what, kind, make) => {
    const before = await files.list("");
    const refusal = await take(await make()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect((refusal as AppError).kind).toBe(FILE_ERRORS[kind]);
    expect(await files.list("")).toEqual(before);
  });

  it.each(["../x.jpg", "a/b.jpg", "..\\x.jpg", "..", "", "x\u0000.jpg", "x".repeat(256)])(
    "a picture named %j",
    async (name) => {
      const before = await files.list("");
      await expect(take(await jpeg(), name)).rejects.toMatchObject({ kind: FILE_ERRORS.badName });
      expect(await files.list("")).toEqual(before);
    },
  );
});

it("is served as what it is, where nothing can run, and kept by caches", async () => {
  const key = await take(await plain(50, 50).jpeg().toBuffer());
  expect(key).toMatch(/^test\/2026-11-03\/[0-9a-f]{32}\.webp$/);
  const app = Fastify();
  app.get("/:keptBy", (request, reply) => {
    const { keptBy } = request.params as { keptBy: "everyone" | "reader" };
    return sendPicture(reply, files, key, keptBy);
  });
  const answer = await app.inject("/everyone");
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(50);
  expect((await app.inject("/reader")).headers["cache-control"]).toBe("private, max-age=3600");
  for (const wrong of ["../../etc/passwd", "test/none.webp"])
    await expect(sendPicture({} as never, files, wrong, "reader")).rejects.toThrow(AppError);
});

it("goes in the night once nothing refers to it, unless it has only just come", async () => {
  const content = await plain(10, 10).png().toBuffer();
  const { large } = await readPicture({ name: "x", content }, SIZES);
  const [used, unused, fresh] = [
    await storePicture(files, "swept", "2026-11-01", large),
    await storePicture(files, "swept", "2026-11-01", large),
    await storePicture(files, "swept", "2026-11-02", large),
  ];
  await sweepFiles(files, "swept", new Set([used]), new Date("2026-11-03T02:45:00+06:00"));
  expect(await files.list("swept/")).toEqual([used, fresh].toSorted());
  expect(await files.get(unused)).toBeUndefined();
  const kept = await files.get(used);
  expect(kept && (await buffer(kept)).length).toBe(large.content.length);
});
