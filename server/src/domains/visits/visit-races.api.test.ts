import { afterAll, beforeAll, expect, it } from "vitest";
import { plantPlace } from "../../../test/planning.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { asVisitor, reportOf, visitor } from "../../../test/visits.ts";

/** The long form is a run of its own: VISIT_RACES=1000. */
const VISITS = Number(process.env["VISIT_RACES"] ?? 3);
const AT_ONCE = 64;
const now = new Date("2026-11-15T06:00:00Z");
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
});
afterAll(() => server.stop());

it(
  `a visit sent ${AT_ONCE} times at once is one row and one receipt, ${VISITS} times over`,
  { timeout: 30_000 + VISITS * 3000 },
  async () => {
    const { path, institutes } = await plantPlace(server, 1);
    const me = visitor(server, await asVisitor(server, path));
    for (let visit = 0; visit < VISITS; visit += 1) {
      const report = await reportOf(server, { instituteId: institutes[0] ?? 0 });
      const all = await Promise.all(Array.from({ length: AT_ONCE }, () => me.submit(report)));
      expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(all[0]?.status).toBe(200);
      expect((await me.submit({ ...report, unplannedReason: "অন্য" })).status).toBe(422);
    }
    const [rows] = await server.database.query(
      `select (select count(*)::int from visit) as visits, (select count(*)::int from visit_version) as versions,
         (select coalesce(sum(done), 0)::int from rollup_month) as counted`,
    );
    expect(rows).toEqual({ visits: VISITS, versions: VISITS, counted: VISITS });
  },
);
