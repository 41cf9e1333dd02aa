import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IMPORT_COLUMNS, instituteImportCalls } from "@shikkha/contract/institute-import.ts";
import { asDuty } from "../../../../test/as-duty.ts";
import { startTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let token: string;
let upazila: number;
beforeAll(async () => {
  server = await startTestServer();
  token = (
    await asDuty(server, { permissions: ["MANAGE_SYSTEM_SETTINGS", "VIEW_INSTITUTE_DETAIL"] })
  ).token;
  const [place] = await server.database.query<{ id: string }>(
    "select id from location where type = 'UPAZILLA' order by id limit 1",
  );
  upazila = Number(place?.id);
});
afterAll(() => server.stop());

type Cells = Partial<Record<(typeof IMPORT_COLUMNS)[number], string>>;

function line(index: number, change: Cells = {}): string {
  const row: Cells = {
    eiin: String(150_000 + index),
    nameBangla: "আদর্শ উচ্চ বিদ্যালয়",
    nameEnglish: "Adarsha High School",
    type: "SCHOOL",
    mgmtType: "NON_GOVERNMENT",
    isasCategory: "B",
    upazilaId: String(upazila),
    email: "school@edu.example",
    phone: "০১৭১২৩৪৫৬৭৮",
    ...change,
  };
  return IMPORT_COLUMNS.map((name) => row[name] ?? "").join(",");
}

const csv = (lines: readonly string[], header: string = IMPORT_COLUMNS.join(",")) => ({
  name: "প্রতিষ্ঠান.csv",
  content: Buffer.from([header, ...lines, ""].join("\r\n")),
});
const preview = (file: { name: string; content: Uint8Array }, language: "bn" | "en" = "en") =>
  server.call(instituteImportCalls.preview, { file }, { token, language });
const store = (file: { name: string; content: Uint8Array }) =>
  server.call(instituteImportCalls.store, { file }, { token });
const stored = async () =>
  Number(
    (await server.database.query<{ count: string }>("select count(*) from institute"))[0]?.count,
  );

/** 37 faults of every kind, at lines known beforehand. */
const KINDS: readonly [string, Cells][] = [
  ["eiin", { eiin: "12" }],
  ["nameBangla", { nameBangla: "Adarsha" }],
  ["nameEnglish", { nameEnglish: "আদর্শ" }],
  ["type", { type: "school" }],
  ["mgmtType", { mgmtType: "" }],
  ["isasCategory", { isasCategory: "F" }],
  ["upazilaId", { upazilaId: "999999" }],
  ["email", { email: "no" }],
  ["phone", { phone: "123" }],
  ["latitude", { latitude: "north", longitude: "90" }],
  ["longitude", { latitude: "23" }],
];

describe("a file of 1,000 rows", () => {
  it("with 37 planted faults reports all 37 with line and column, in the reader's language, and stores nothing", async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => line(index));
    const planted: [number, string][] = [];
    for (let fault = 0; fault < 36; fault += 1) {
      const index = 5 + fault * 27;
      const [column, change] = KINDS[fault % KINDS.length] ?? ["", {}];
      lines[index] = line(index, change);
      planted.push([index + 2, column]);
    }
    lines[998] = line(3);
    planted.push([1000, "eiin"]);
    const { body } = await preview(csv(lines), "bn");
    expect(body.faults.map((fault) => [fault.line, fault.column])).toEqual(planted);
    expect(body.rows).toBe(1000);
    for (const { message } of body.faults) expect(message).toMatch(/[\u0980-\u09FF]/);
    const refused = await store(csv(lines));
    expect([refused.status, refused.error.code]).toEqual([422, 4102]);
    expect(refused.error.message).toBe("The file has 37 faults. Nothing was stored.");
    expect(await stored()).toBe(0);
  });

  it("without faults is stored whole, and again changes instead of adding", async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => line(index));
    expect((await preview(csv(lines))).body).toEqual({
      rows: 1000,
      added: 1000,
      changed: 0,
      faults: [],
    });
    expect((await store(csv(lines))).body).toEqual({ added: 1000, changed: 0 });
    expect(await stored()).toBe(1000);
    lines[0] = line(0, { isasCategory: "D" });
    expect((await store(csv([...lines, line(1000)]))).body).toEqual({ added: 1, changed: 1000 });
    const [row] = await server.database.query(
      "select isas_category, phone, path from institute where eiin = '150000'",
    );
    expect(row).toMatchObject({ isas_category: "D", phone: "01712345678" });
    const audits = await server.database.query(
      "select after ->> 'file' as file, after ->> 'added' as added from audit_entry where action = 'institutes.import' order by seq",
    );
    expect(audits).toEqual([
      { file: "প্রতিষ্ঠান.csv", added: "1000" },
      { file: "প্রতিষ্ঠান.csv", added: "1" },
    ]);
  });
});

it("tells all faults of one row at once, those the register knows too", async () => {
  const bad = line(7000, { nameBangla: "Adarsha", upazilaId: "999999", latitude: "23" });
  const { body } = await preview(csv([bad]));
  const columns = body.faults.map(({ column }) => column);
  expect(columns.toSorted()).toEqual(["longitude", "nameBangla", "upazilaId"]);
});

describe("a file", () => {
  it("may begin with a byte order mark, end lines with LF, and quote its cells", async () => {
    const quoted = `\uFEFF${IMPORT_COLUMNS.join(",")}\n${line(5000, { nameEnglish: '"School, the ""first"""' })}\n`;
    expect((await preview({ name: "a.csv", content: Buffer.from(quoted) })).body).toMatchObject({
      added: 1,
      faults: [],
    });
  });

  it("may be a workbook, whatever its name", async () => {
    const content = readFileSync(new URL("institutes.fixture.xlsx", import.meta.url));
    const { body } = await preview({ name: "a.csv", content });
    expect(body).toMatchObject({ rows: 2, faults: [{ line: 3, column: "eiin" }] });
  });

  it.each([
    ["a wrong header", csv([line(1)], "a,b,c"), 1],
    ["no rows", csv([]), 2],
    ["a fifth wheel", csv([`${line(1)},x`]), 2],
  ])("with %s says so", async (_what, file, at) => {
    expect((await preview(file)).body.faults).toMatchObject([{ line: at, column: "" }]);
  });

  it.each([
    ["another encoding", Buffer.from([0xff, 0xfe, 0x41, 0x00])],
    ["a broken workbook", Buffer.from("PK\u0003\u0004broken")],
    ["an open quote", Buffer.from(`${IMPORT_COLUMNS.join(",")}\n"open`)],
  ])("in %s cannot be read", async (_what, content) => {
    expect((await preview({ name: "a.csv", content })).error.code).toBe(4101);
  });

  it("over the size limit is refused while it comes in", async () => {
    expect(
      (await preview({ name: "a.csv", content: Buffer.alloc(5 * 1024 * 1024 + 1) })).status,
    ).toBe(413);
  });
});

it("comes back as a file with the filters of the list", async () => {
  const answer = await server.call(
    instituteImportCalls.download,
    { params: { format: "csv" }, query: { isasCategory: "D" } },
    { token },
  );
  expect(answer.text.trim().split("\r\n")).toHaveLength(2);
  expect(answer.text).toContain("150000,আদর্শ উচ্চ বিদ্যালয়");
});
