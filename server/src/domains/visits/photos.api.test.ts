import { createHash, randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import sharp from "sharp";
import { FILE_ERRORS } from "@shikkha/contract/kernel/file-errors.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import type { SomeoneOnDuty } from "../../../test/as-duty.ts";
import { plantPlace, type PlanningPlace } from "../../../test/planning.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { asVisitor, photoOf, reportOf, visitor } from "../../../test/visits.ts";
import { sweepVisitPhotos } from "./visits.jobs.ts";

let now = new Date("2026-11-15T06:00:00Z");
let server: TestServer;
let here: PlanningPlace;
let officer: SomeoneOnDuty;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  here = await plantPlace(server, 1);
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = new Date("2026-11-15T06:00:00Z");
  officer = await asVisitor(server, here.path);
});

const sweep = () =>
  sweepVisitPhotos.run({}, { ...server.running.platform, signal: AbortSignal.abort(), enqueue });
const enqueue = async () => undefined;
const files = () => server.running.platform.files.list("visit-photos/");

/** A submitted visit that names these contents as its photos. */
async function submitted(...contents: readonly Uint8Array[]) {
  const photos = contents.map((content) => ({
    clientId: randomUUID(),
    sha256: createHash("sha256").update(content).digest("hex"),
  }));
  const report = await reportOf(server, { instituteId: here.institutes[0] ?? 0 }, { photos });
  const { body } = await visitor(server, officer).submit(report);
  const send = (index: number, content = contents[index] ?? new Uint8Array(), name = "a.jpg") =>
    visitor(server, officer).addPhoto(report.clientId, photos[index]?.clientId ?? "", {
      name,
      content,
    });
  return { report, receipt: body, photos, send };
}

it("photos arrive after the text, once each, and the receipt says which are awaited", async () => {
  const [one, two] = [await photoOf(50, "মূল ভবন"), await photoOf(60)];
  const photos = [one.announced, two.announced];
  const report = await reportOf(server, { instituteId: here.institutes[0] ?? 0 }, { photos });
  const me = visitor(server, officer);
  const { body } = await me.submit(report);
  expect(body.awaitedPhotos).toEqual(photos.map(({ clientId }) => clientId));
  const all = await Promise.all(
    Array.from({ length: 8 }, () => me.addPhoto(report.clientId, one.announced.clientId, one.file)),
  );
  expect(new Set(all.map(({ body: photo }) => JSON.stringify(photo))).size).toBe(1);
  expect((await me.submit(report)).body.awaitedPhotos).toEqual([two.announced.clientId]);
  const [shown] = (await me.one(body.visitId)).body.photos;
  expect(shown).toMatchObject({ ...one.announced, width: 50, height: 40 });
  const picture = await server.call(
    visitCalls.photo,
    { params: { kind: "general", visitId: body.visitId, photoId: shown?.id ?? 0 } },
    { token: officer.token },
  );
  expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
  const stranger = await asVisitor(server, (await plantPlace(server, 0, "/181/")).path);
  const hidden = await server.call(
    visitCalls.photo,
    { params: { kind: "general", visitId: body.visitId, photoId: shown?.id ?? 0 } },
    { token: stranger.token },
  );
  expect(hidden.status).toBe(404);
});

it("a photo that was not named, was changed on the way, or is someone else's is refused", async () => {
  const { file } = await photoOf(70);
  const { report, send } = await submitted(file.content);
  const me = visitor(server, officer);
  expect((await me.addPhoto(report.clientId, randomUUID(), file)).error.code).toBe(
    VISIT_ERRORS.photoUnknown.code,
  );
  expect((await send(0, (await photoOf(71)).file.content)).error.code).toBe(
    VISIT_ERRORS.photoOther.code,
  );
  officer = await asVisitor(server, here.path);
  expect((await send(0)).error.code).toBe(VISIT_ERRORS.photoUnknown.code);
});

describe("a hostile file is refused by name and leaves the disk as it was", () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  it.each<[string, () => Promise<Uint8Array>, { code: number }]>([
    ["a renamed SVG", async () => svg, FILE_ERRORS.notPicture],
    ["nothing", async () => new Uint8Array(), FILE_ERRORS.empty],
    [
      "a polyglot",
      async () =>
        Buffer.concat([(await photoOf(30)).file.content, Buffer.from("<script>alert(1)</script>")]),
      FILE_ERRORS.notOnlyPicture,
    ],
    [
      "one cut short",
      async () => (await photoOf(900)).file.content.slice(0, 300),
      FILE_ERRORS.damaged,
    ],
    ["a flood of pixels", () => flood(), FILE_ERRORS.tooManyPixels],
  ])("%s", async (_what, make, kind) => {
    const content = await make();
    const { send } = await submitted(content);
    const before = await files();
    expect((await send(0)).error.code).toBe(kind.code);
    expect(await files()).toEqual(before);
  });

  it("one byte too many, and a name that climbs", async () => {
    const { file } = await photoOf(75);
    const { send } = await submitted(file.content);
    const before = await files();
    expect((await send(0, new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await send(0, file.content, "../../evil.jpg")).error.code).toBe(
      FILE_ERRORS.badName.code,
    );
    expect(await files()).toEqual(before);
  });
});

it("files of an upload that was cut off and never came again are swept after two days", async () => {
  const { platform } = server.running;
  await platform.files.put("visit-photos/2026-11-15/9999-1-large.webp", new Uint8Array([1]));
  const { file } = await photoOf(80);
  const { send } = await submitted(file.content);
  await send(0);
  const count = (await files()).length;
  await sweep();
  expect(await files()).toHaveLength(count);
  now = new Date("2026-11-18T06:00:00Z");
  await sweep();
  expect(await files()).toHaveLength(count - 1);
  expect(await files()).not.toContain("visit-photos/2026-11-15/9999-1-large.webp");
});

/** A few bytes whose header promises 400 megapixels. */
async function flood(): Promise<Uint8Array> {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
