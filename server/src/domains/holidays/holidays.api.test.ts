import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOLIDAY_COLUMNS, holidayCalls } from "@shikkha/contract/holidays.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await asDuty(server, { permissions: ["MANAGE_HOLIDAY"] })).token;
});
afterAll(() => server.stop());

const HEADER = HOLIDAY_COLUMNS.join(",");
const YEAR = 2031;
const all = async (year = YEAR) =>
  (await server.call(holidayCalls.all, { query: { year } }, { token })).body;
const add = (holidays: object[], year = YEAR, language: "bn" | "en" = "en") =>
  server.call(
    holidayCalls.add,
    { body: { year, holidays: holidays as never } },
    { token, language },
  );
const one = (change: object = {}) => ({
  nameBangla: "বিজয় দিবস",
  nameEnglish: "Victory Day",
  startDate: "2031-12-16",
  endDate: "2031-12-16",
  ...change,
});
const preview = async (text: string | Uint8Array, language: "bn" | "en" = "en") =>
  server.call(
    holidayCalls.previewFile,
    { query: { year: YEAR }, file: { name: "h.csv", content: Buffer.from(text) } },
    { token, language },
  );
const store = (text: string) =>
  server.call(
    holidayCalls.storeFile,
    { query: { year: YEAR }, file: { name: "h.csv", content: Buffer.from(text) } },
    { token },
  );

it("ships the holidays of 2026 and 2027, those that wait for the moon marked", async () => {
  expect((await all(2026)).length).toBeGreaterThan(20);
  const next = await all(2027);
  expect(next.length).toBeGreaterThan(20);
  expect(next.some(({ isProjected }) => isProjected)).toBe(true);
  expect(next.find(({ nameEnglish }) => nameEnglish === "Victory Day")?.isProjected).toBe(false);
});

describe("a holiday", () => {
  it("is added, refused a second time, deleted, and each is audited", async () => {
    const added = await add([one({ startDate: "২০৩১-১২-১৬" })]);
    expect(added.body).toMatchObject([{ nameEnglish: "Victory Day", startDate: "2031-12-16" }]);
    expect((await add([one()])).error.code).toBe(4201);
    const id = added.body[0]?.id ?? 0;
    expect((await server.call(holidayCalls.remove, { params: { id } }, { token })).body.id).toBe(
      id,
    );
    expect((await server.call(holidayCalls.remove, { params: { id } }, { token })).status).toBe(
      404,
    );
    const actions = await server.database.query(
      "select action from audit_entry where target_kind = 'holiday' order by seq",
    );
    expect(actions).toEqual([{ action: "holidays.add" }, { action: "holidays.delete" }]);
  });

  it("names every wrong field in the reader's language and adds nothing", async () => {
    const answer = await add(
      [
        one({ nameBangla: "Victory", nameEnglish: "বিজয়" }),
        one({ startDate: "2030-12-31" }),
        one({ endDate: "2031-12-15" }),
      ],
      YEAR,
      "bn",
    );
    expect(answer.error.fields).toEqual([
      { path: "holidays.0.nameBangla", message: "বাংলায় লিখুন" },
      { path: "holidays.0.nameEnglish", message: "ইংরেজিতে লিখুন" },
      { path: "holidays.2.endDate", message: "শেষ তারিখ শুরুর তারিখের আগে হতে পারে না" },
      { path: "holidays.1.startDate", message: "তারিখটি নির্বাচিত বছরের নয়" },
    ]);
    expect(await all()).toEqual([]);
  });
});

describe("a CSV file", () => {
  it.each<[string, string]>([
    ["plain", `${HEADER}\nবিজয় দিবস,Victory Day,2031-12-16,2031-12-16`],
    [
      "with a byte order mark and CRLF",
      `\uFEFF${HEADER}\r\nবিজয় দিবস,Victory Day,2031-12-16,2031-12-16\r\n`,
    ],
    ["with CR alone", `${HEADER}\rবিজয় দিবস,Victory Day,2031-12-16,2031-12-16\r`],
    ["with Bengali digits", `${HEADER}\nবিজয় দিবস,Victory Day,২০৩১-১২-১৬,২০৩১-১২-১৬`],
    ["with quotes", `${HEADER}\n"বিজয় দিবস","Victory Day","2031-12-16","2031-12-16"\n\n`],
    ["in decomposed letters", `${HEADER}\nবিজ\u09AF\u09BC দিবস,Victory Day,2031-12-16,2031-12-16`],
    [
      "with 128 characters",
      `${HEADER}\n${"ক".repeat(128)},${"A".repeat(128)},2031-12-16,2031-12-16`,
    ],
  ])("%s is read", async (_what, text) => {
    const { body } = await preview(text);
    expect(body).toMatchObject({ holidays: [{ startDate: "2031-12-16" }], faults: [] });
  });

  it.each<[string, string | Uint8Array, [number, string][]]>([
    ["a fifth column in the header", `${HEADER},x\nক,A,2031-01-01,2031-01-01,x`, [[1, ""]]],
    ["another header", "a,b,c,d\n", [[1, ""]]],
    ["nothing", "", [[1, ""]]],
    ["only a header", HEADER, [[2, ""]]],
    [
      "a fifth cell",
      `${HEADER}\nক,A,2031-01-01,2031-01-01\nক,A,2031-01-01,2031-01-01,x`,
      [[3, ""]],
    ],
    ["30 February", `${HEADER}\nক,A,2031-02-30,2031-03-01`, [[2, "startDate"]]],
    ["another year", `${HEADER}\nক,A,2030-12-31,2031-01-01`, [[2, "startDate"]]],
    [
      "129 characters",
      `${HEADER}\n${"ক".repeat(129)},A,2031-01-01,2031-01-01`,
      [[2, "nameBangla"]],
    ],
    [
      "the same row twice",
      `${HEADER}\nক,A,2031-01-01,2031-01-01\nক,A,2031-01-01,2031-01-01`,
      [[3, "nameEnglish"]],
    ],
    ["an end before the start", `${HEADER}\nক,A,2031-01-02,2031-01-01`, [[2, "endDate"]]],
    [
      "faults in many lines",
      `${HEADER}\nA,A,2031-01-01,2031-01-01\nক,ক,x,2031-01-01\n`,
      [
        [2, "nameBangla"],
        [3, "nameEnglish"],
        [3, "startDate"],
      ],
    ],
  ])("with %s is refused, line by line, and stores nothing", async (_what, text, expected) => {
    const { body } = await preview(text);
    expect(body.faults.map(({ line, column }) => [line, column])).toEqual(expected);
    if (typeof text === "string") expect((await store(text)).error.code).toBe(4203);
    expect(await all()).toEqual([]);
  });

  it("in UTF-16, or with an open quote, cannot be read", async () => {
    expect(
      (await preview(Buffer.from(`${HEADER}\n`, "utf16le"))).body.faults?.length ?? 1,
    ).toBeGreaterThan(0);
    expect((await preview(new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).error.code).toBe(4202);
    expect((await preview(`${HEADER}\n"open`)).error.code).toBe(4202);
  });

  it("over the size limit is refused", async () => {
    expect((await preview("x".repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  it("is stored whole, and its rows are then reported as existing", async () => {
    const text = `${HEADER}\nক দিবস,A Day,2031-01-01,2031-01-01\nখ দিবস,B Day,2031-01-02,2031-01-03\n`;
    expect((await store(text)).body).toEqual({ added: 2 });
    expect(await all()).toHaveLength(2);
    const again = await preview(text, "bn");
    expect(again.body.faults).toEqual(
      [2, 3].map((line) => ({ line, column: "nameEnglish", message: "এই ছুটি আগে থেকেই আছে" })),
    );
  });
});
