import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GALLERY_LIMITS, galleryCalls } from "@shikkha/contract/gallery.ts";
import { uploadAddress } from "@shikkha/contract/kernel/base.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { jpegOf } from "../../../test/pictures.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { sweepPictures } from "./site.jobs.ts";

let server: TestServer;
let token: string;
let personId: number;
beforeAll(async () => {
  server = await startTestServer();
  ({ token, personId } = await asDuty(server, { permissions: ["MANAGE_SYSTEM_SETTINGS"] }));
});
beforeEach(async () => {
  await server.database.query("delete from gallery_picture");
});
afterAll(() => server.stop());

const WORDS = {
  captionBangla: "সকালের সমাবেশ",
  captionEnglish: "Morning assembly",
  altBangla: "",
  altEnglish: "Students in rows",
};
const list = async () => (await server.call(galleryCalls.list, {})).body;
const files = () => server.running.platform.files;
type Shown = "bn" | "en";
async function upload(
  change: object = {},
  file?: { name: string; content: Uint8Array },
  language: Shown = "en",
) {
  return server.call(
    galleryCalls.upload,
    {
      query: { ...WORDS, isIllustration: "false", ...change },
      file: file ?? (await jpegOf(2400, 1200)),
    },
    { token, language },
  );
}
const audit = () =>
  server.database.query(
    "select action, person_id::int, target_id, before, after from audit_entry where action like 'gallery.%' order by seq desc limit 1",
  );

describe("a picture of the gallery", () => {
  it("is stored in two sizes, shown to everyone, and audited", async () => {
    const { body: picture } = await upload({ isIllustration: "true" });
    expect(picture).toMatchObject({
      version: 1,
      captionBangla: WORDS.captionBangla,
      altBangla: null,
      altEnglish: WORDS.altEnglish,
      isIllustration: true,
      width: 1600,
      height: 800,
      smallWidth: 640,
    });
    expect(await list()).toEqual([picture]);
    for (const key of [picture.largeKey, picture.smallKey]) {
      const served = await server.running.app.inject(uploadAddress("/v1", key));
      expect(served.headers).toMatchObject({
        "content-type": "image/webp",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "public, max-age=31536000, immutable",
      });
    }
    const [entry] = await audit();
    expect(entry).toMatchObject({
      action: "gallery.upload",
      person_id: personId,
      target_id: String(picture.id),
      after: { file: "ছবি ১.jpg", captionEnglish: WORDS.captionEnglish },
    });
  });

  it("changes its words once for one version", async () => {
    const { body: picture } = await upload();
    const change = {
      ...WORDS,
      captionEnglish: "At the gate",
      altEnglish: null,
      isIllustration: false,
    };
    const input = { params: { id: picture.id }, body: { version: 1, ...change } };
    const edited = await server.call(galleryCalls.edit, input, { token });
    expect(edited.body).toMatchObject({
      version: 2,
      captionEnglish: "At the gate",
      altEnglish: null,
    });
    expect((await server.call(galleryCalls.edit, input, { token })).error.code).toBe(3001);
    const [entry] = await audit();
    expect(entry).toMatchObject({
      action: "gallery.edit",
      before: { captionEnglish: WORDS.captionEnglish },
      after: { captionEnglish: "At the gate" },
    });
  });

  it("is gone for everyone at once when deleted, and its files in a later night", async () => {
    const { body: kept } = await upload();
    const { body: picture } = await upload();
    const input = { params: { id: picture.id } };
    expect((await server.call(galleryCalls.remove, input, { token })).status).toBe(200);
    expect(await list()).toEqual([kept]);
    expect(
      (await server.running.app.inject(uploadAddress("/v1", picture.largeKey))).statusCode,
    ).toBe(404);
    expect((await server.call(galleryCalls.remove, input, { token })).status).toBe(404);
    expect((await audit())[0]).toMatchObject({
      action: "gallery.remove",
      before: { captionEnglish: WORDS.captionEnglish },
    });
    const { platform } = server.running;
    const later = () => new Date(platform.now().getTime() + 3 * 86_400_000);
    const { signal } = new AbortController();
    const enqueue = platform.jobs.enqueue.bind(platform.jobs);
    await sweepPictures.run({}, { ...platform, now: later, signal, enqueue });
    expect(await files().list("gallery/")).toEqual([kept.largeKey, kept.smallKey].toSorted());
  });

  it("stands where it is put, as long as the order names every picture once", async () => {
    const ids: number[] = [];
    for (const captionEnglish of ["First", "Second", "Third"])
      ids.push((await upload({ captionEnglish })).body.id);
    const [first = 0, second = 0, third = 0] = ids;
    const reorder = (order: number[]) =>
      server.call(galleryCalls.reorder, { body: { ids: order } }, { token });
    expect((await reorder([third, first, second])).body.map(({ id }) => id)).toEqual([
      third,
      first,
      second,
    ]);
    expect((await list()).map(({ captionEnglish }) => captionEnglish)).toEqual([
      "Third",
      "First",
      "Second",
    ]);
    expect((await audit())[0]).toMatchObject({
      action: "gallery.reorder",
      before: { order: ids },
      after: { order: [third, first, second] },
    });
    for (const wrong of [
      [first, second],
      [first, first, second],
      [first, second, third, third + 1],
    ])
      expect((await reorder(wrong)).error.code).toBe(3001);
  });
});

describe("refused, and nothing is stored:", () => {
  it("words that are missing or in the wrong script, each named", async () => {
    const answer = await upload({
      captionBangla: "Assembly",
      captionEnglish: "",
      altEnglish: "সারি",
    });
    expect(answer.error.fields).toEqual([
      { path: "captionBangla", message: "Write this in Bangla" },
      { path: "captionEnglish", message: "This is required" },
      { path: "altEnglish", message: "Write this in English" },
    ]);
    expect(await list()).toEqual([]);
  });

  it("a file that is no picture, one that climbs, and one byte too many", async () => {
    const before = await files().list("");
    const most = GALLERY_LIMITS.megabytes * 1024 * 1024;
    const page = { name: "x.jpg", content: Buffer.from("<!doctype html><script>1</script>") };
    expect((await upload({}, page)).error.code).toBe(1104);
    expect((await upload({}, await jpegOf(9, 9, "../../x.jpg"))).error.code).toBe(1103);
    expect((await upload({}, { name: "x.jpg", content: Buffer.alloc(0) })).error.code).toBe(1102);
    const large = { name: "x.jpg", content: Buffer.alloc(most + 1) };
    const [bn, en] = [await upload({}, large, "bn"), await upload({}, large)];
    expect([bn.status, bn.error.message]).toEqual([413, "ফাইলের আকার ১০ মেগাবাইটের বেশি হতে পারবে না।"]);
    expect(en.error.message).toBe("The file cannot be larger than 10 MB.");
    expect(await files().list("")).toEqual(before);
    expect(await list()).toEqual([]);
  });

  it("more pictures than a page can show", async () => {
    const columns =
      "large_key, small_key, width, height, small_width, caption_bn, caption_en, position, created_by";
    await server.database.query(
      `insert into gallery_picture (${columns}) select 'l' || n, 's' || n, 1, 1, 1, 'ক', 'a', n, $1 from generate_series(1, $2::int) n`,
      [personId, GALLERY_LIMITS.pictures],
    );
    expect((await upload()).error.code).toBe(5101);
  });

  it.each([
    "gallery/2026-01-01/none.webp",
    "gallery/..%2f..%2fkeys/secret",
    "gallery/%2e%2e/x",
    "partners/x/y",
  ])("/uploads/%s", async (key) => {
    expect((await server.running.app.inject(`/v1/uploads/${key}`)).statusCode).toBe(404);
  });
});
