import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SomeoneOnDuty } from "../../../test/as-duty.ts";
import { plantPlace } from "../../../test/planning.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { asVisitor, reportOf, visitor } from "../../../test/visits.ts";

let server: TestServer;
let officer: SomeoneOnDuty;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => new Date("2026-11-15T06:00:00Z") });
  const { path, institutes } = await plantPlace(server, 1);
  officer = await asVisitor(server, path);
  const me = visitor(server, officer);
  for (const [visitDate, stars] of [
    ["2026-10-20", 2],
    ["2026-11-01", 3],
    ["2026-11-15", 5],
  ] as const) {
    const report = await reportOf(
      server,
      { instituteId: institutes[0] ?? 0 },
      { visitDate, stars },
    );
    await me.submit(report);
  }
});
afterAll(() => server.stop());

describe("the figures above the list", () => {
  it.each([
    [{}, 3],
    [{ fromDate: "2026-11-01" }, 2],
    [{ fromDate: "2026-11-02" }, 1],
    [{ toDate: "2026-10-31" }, 1],
    [{ toDate: "2026-11-01" }, 2],
    [{ fromDate: "2026-10-01", toDate: "2026-11-30" }, 3],
    [{ fromDate: "2026-10-20", toDate: "2026-11-14" }, 2],
    [{ fromDate: "2026-12-01" }, 0],
    [{ searchParam: "সবুজ" }, 3],
    [{ searchParam: "sabuj", fromDate: "2026-11-15" }, 1],
    [{ searchParam: "নেই এমন নাম" }, 0],
  ])("are of the very visits listed with %j", async (query, visits) => {
    const { body } = await visitor(server, officer).list(query);
    const ratings = body.items.flatMap(({ rating }) => rating ?? []);
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    expect([body.items.length, body.total, body.onTime]).toEqual([visits, visits, 0]);
    if (visits > 0) expect(body.averageRating).toBeCloseTo(mean, 1);
    else expect(body.averageRating).toBeNull();
  });

  it("are found by a name that more than a thousand institutes share", async () => {
    await server.database.query(
      `insert into institute (eiin, name_bn, name_en, type, mgmt_type, isas_category, zone_id, district_id, upazila_id, path)
       select (190000 + n)::text, name_bn, name_en, type, mgmt_type, isas_category, zone_id, district_id, upazila_id, path
       from (select * from institute limit 1) one cross join generate_series(1, 1001) n`,
    );
    const { body } = await visitor(server, officer).list({ searchParam: "সবুজ উচ্চ" });
    expect([body.items.length, body.total]).toEqual([3, 3]);
  });
});
