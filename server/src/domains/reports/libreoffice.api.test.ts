import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REPORT_NAMES } from "@shikkha/contract/reports/report-names.ts";
import { reportCalls } from "@shikkha/contract/reports/reports.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { preparedCall } from "../../../test/over-http.ts";
import { plantVisits } from "../../../test/report-scene.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

/** Its start takes seconds: one report always, every one in both languages by `npm run test:libreoffice`. */
const PROGRAM = "/usr/bin/soffice";
const ALL = REPORT_NAMES.flatMap((name) => [
  { name, language: "bn" },
  { name, language: "en" },
]);
const ONE = ALL.filter(({ name }) => name === "monitoring-activities-completed-delay").slice(0, 1);
const FILES = process.env["LIBREOFFICE"] === "all" ? ALL : ONE;
/** Comma, double quotes, UTF-8, from the first line on. */
const CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1";
const QUERY = { fromDate: "2023-01-01", toDate: "2023-12-31", planYear: 2023 };

const run = promisify(execFile);

describe.runIf(existsSync(PROGRAM))("EXCEL files in LibreOffice", () => {
  let server: TestServer;
  let token: string;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "shikkha-office-"));
    server = await startTestServer();
    const [place] = await server.database.query<{ path: string }>(
      "select path from location where type = 'UPAZILLA' order by id limit 1",
    );
    const { personId } = await plantVisits(server, place?.path ?? "", 2023);
    await server.database.query("update person set name_bn = $2 where id = $1", [
      personId,
      '=1+1 "রহমান", <এ&বি>',
    ]);
    await rateEveryQuestion();
    ({ token } = await asDuty(server, {
      permissions: ["VIEW_REPORT"],
      level: "NATIONAL",
      path: "/",
    }));
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const rateEveryQuestion = () =>
    server.database.query(
      `insert into rollup_rating (month, kind, path, question_id, rating_sum, rating_count)
       select '2023-02-01', 'GENERAL_MONITORING', '/188/', n, 10.5, 3 from generate_series(1, 60) n`,
    );

  const download = async (file: (typeof FILES)[number], format: string): Promise<Buffer> => {
    const input = { params: { name: file.name, format }, query: QUERY };
    const { url, headers } = preparedCall(server, token, reportCalls.file, input);
    const answer = await fetch(url, { headers: { ...headers, "accept-language": file.language } });
    return Buffer.from(await answer.arrayBuffer());
  };

  it("open, and say what the CSV of the same report says", { timeout: 120_000 }, async () => {
    const paths: string[] = [];
    for (const file of FILES) {
      const path = join(folder, `${file.name}.${file.language}.xlsx`);
      await writeFile(path, await download(file, "excel"));
      paths.push(path);
    }
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    await run(PROGRAM, [profile, "--headless", "--convert-to", CSV, "--outdir", folder, ...paths]);
    for (const file of FILES) {
      const converted = await readFile(join(folder, `${file.name}.${file.language}.csv`));
      // In a workbook text is never a formula, and needs no mark in front.
      const ours = parse(await download(file, "csv"), { bom: true }).map((row) =>
        row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, "")),
      );
      expect(ours.length, `rows of ${file.name}`).toBeGreaterThan(1);
      expect(parse(converted, { bom: true }), `${file.name} ${file.language}`).toEqual(ours);
    }
  });
});
