import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { submissionHash } from "../../src/domains/visits/receipts.ts";
import { verifyChain } from "../../src/platform/audit/verify-chain.ts";
import { plantOffice, plantOfficer } from "../../test/factories.ts";
import { plantPlace } from "../../test/planning.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { asVisitor, reportOf, visitor } from "../../test/visits.ts";
import { nationalAudit } from "./audit.ts";
import { countFigures } from "./figures.ts";
import { grow, type Growth } from "./grow.ts";
import { nationalOfficers } from "./people.ts";
import { nationalPlans } from "./plans.ts";
import { nationalVisits } from "./visits.ts";

const TODAY = "2026-11-15";
const STEPS: readonly Growth[] = [
  nationalOfficers(30),
  nationalPlans(2026, 200),
  nationalVisits(120, TODAY),
  nationalAudit(60),
];
let server: TestServer;
let client: pg.Client;

const query = <Row extends object>(text: string) => server.database.query<Row>(text);

/** A report of each kind to copy, then everything twice: the second run finds nothing to do. */
beforeAll(async () => {
  server = await startTestServer({}, { now: () => new Date(`${TODAY}T06:00:00Z`) });
  const { path, institutes } = await plantPlace(server, 3);
  const officeId = await plantOffice(server.database, path);
  const officer = await asVisitor(server, path);
  for (const kind of ["general", "classroom", "office"] as const) {
    const place = kind === "office" ? { officeId } : { instituteId: institutes[0] ?? 0 };
    await visitor(server, officer, kind).submit(await reportOf(server, place, { kind }));
  }
  const { personId } = await plantOfficer(server.database, "/");
  await query(`update person set username = 'director' where id = ${personId}`);
  // Only where the institutes are is there anything to plan.
  await query(
    `update office set level = 'DISTRICT' where level = 'UPAZILLA' and path <> '${path}'`,
  );
  client = new pg.Client(server.database.url);
  await client.connect();
  for (const growth of [...STEPS, ...STEPS]) await grow(client, growth, () => undefined);
  await countFigures(client, () => undefined);
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

describe("the national data", () => {
  it("is as many as was asked for, also after a second run", async () => {
    const [counts] = await query(
      `select (select count(*)::int from person where type = 'OFFICER') as officers, (select count(*)::int from visit) as visits,
         (select count(*)::int from visit_version) as submissions, (select count(*)::int from audit_entry where request_id = 'national') as entries`,
    );
    expect(counts).toEqual({ officers: 30, visits: 120, submissions: 120, entries: 60 });
    const [planned] = await query<{ rows: number }>("select count(*)::int as rows from plan_row");
    expect(planned?.rows).toBeGreaterThanOrEqual(200);
    expect(planned?.rows).toBeLessThan(240);
  });

  it("points to nothing that is not there, though no reference was looked up", async () => {
    const references = await query<{ name: string; child: string; parent: string; pairs: string }>(
      `select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
         (select string_agg(format('p.%I = c.%I', pa.attname, ca.attname), ' and ') from unnest(c.conkey, c.confkey) k (own, other)
          join pg_attribute ca on ca.attrelid = c.conrelid and ca.attnum = k.own join pg_attribute pa on pa.attrelid = c.confrelid and pa.attnum = k.other) as pairs
       from pg_constraint c where c.contype = 'f' and c.conparentid = 0
         and c.conrelid::regclass::text in ('person', 'duty', 'officer_plan', 'plan_row', 'visit', 'visit_version', 'visit_return', 'classroom_fact')`,
    );
    expect(references.length).toBeGreaterThan(20);
    for (const { name, child, parent, pairs } of references) {
      const own = /= c\.("?\w+"?)/.exec(pairs)?.[1] ?? "";
      const lost = await query(
        `select 1 from ${child} c where c.${own} is not null and not exists (select 1 from ${parent} p where ${pairs})`,
      );
      expect([name, lost.length]).toEqual([name, 0]);
    }
  });

  it("carries out planned visits, some late and some unplanned, and the plans know it", async () => {
    const rows = await query<{ timing: string }>("select distinct timing from visit");
    expect(rows.map(({ timing }) => timing).toSorted()).toEqual(["LATE", "ON_TIME", "UNPLANNED"]);
    const [wrong] = await query(
      `select count(*)::int as count from visit v left join plan_row r on r.id = v.plan_row_id
       where v.timing <> 'UNPLANNED' and (r.visit_id <> v.id or r.visited_on <> v.visit_date or r.kind <> v.kind)`,
    );
    expect(wrong).toEqual({ count: 0 });
  });

  it("has receipts whose hash is that of the submission", async () => {
    const rows = await query<{ id: string; answers: object; hash: string }>(
      "select visit_id as id, answers, hash from visit_version where signature = ''",
    );
    expect(rows).toHaveLength(117);
    for (const { id, answers, hash } of rows)
      expect(hash).toBe(submissionHash({ id: Number(id), version: 1, answers }));
  });

  it("keeps the audit chain whole and the figures true", async () => {
    expect(await verifyChain(server.running.platform.db)).toMatchObject({ intact: true });
    expect(await query("(select * from rollup_day except select * from recounted_day)")).toEqual(
      [],
    );
    const [sums] = await query(
      "select sum(done)::int as done, sum(fulfilled)::int as fulfilled from rollup_month",
    );
    const [counted] = await query(
      "select (select count(*)::int from visit) as done, (select count(*)::int from plan_row where visit_id is not null) as fulfilled",
    );
    expect(sums).toEqual(counted);
  });
});
