import { afterAll, beforeAll, expect, it } from "vitest";
import { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import { asDuty } from "./as-duty.ts";
import { draft, runClock } from "./notice-scene.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** The long form is a run of its own: FAN_OUT_PEOPLE=500000. */
const PEOPLE = Number(process.env["FAN_OUT_PEOPLE"] ?? 30_000);
const MOST_TIMES_BARE = 3;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.running.platform.jobs.stop();
  await server.database.query(
    `with people as (
       insert into person (username, type, name_bn, name_en, phone, email)
       select 'f' || n, 'TEACHER', 'শিক্ষক', 'Teacher', '017' || lpad(n::text, 8, '0'), 'f' || n || '@example.org'
       from generate_series(1, $1::int) n returning id)
     insert into duty (person_id, kind, role_id, office_id, level, path, valid_from)
     select id, 'PRIMARY', (select id from role where code = 'TEACHER'), (select id from office where level = 'NATIONAL'), 'NATIONAL', '/', '2024-01-01'
     from people`,
    [PEOPLE],
  );
  await server.database.query("vacuum analyze");
  token = (await asDuty(server, { permissions: ["MANAGE_NOTICE"] })).token;
}, 600_000);
afterAll(() => server.stop());

async function newNotice(): Promise<number> {
  const body = draft({ receivers: { kind: "ALL_TEACHERS" }, channels: ["SMS", "EMAIL"] });
  return (await server.call(noticeCalls.create, { body }, { token })).body.id;
}

/** The same rows by the plainest statements there are. */
async function bare(noticeId: number): Promise<number> {
  const { database } = server;
  await database.query("alter table delivery disable trigger delivery_added");
  const started = performance.now();
  await database.query(
    "insert into notice_receiver (notice_id, person_id) select $1, id from person where type = 'TEACHER'",
    [noticeId],
  );
  await database.query(
    `insert into delivery (notice_id, person_id, channel)
     select $1, id, way from person cross join unnest(array['SMS', 'EMAIL']) as way where type = 'TEACHER'`,
    [noticeId],
  );
  const ms = performance.now() - started;
  await database.query("alter table delivery enable trigger delivery_added");
  return ms;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

it(
  `hands a notice to ${PEOPLE} people within ${MOST_TIMES_BARE} times the bare statements, while lists go on answering`,
  { timeout: 900_000 },
  async () => {
    const read = () => server.call(noticeCalls.list, {}, { token });
    const plain = await bare(await newNotice());
    await server.database.query("update notice set published_at = now()");
    const noticeId = await newNotice();
    const before = process.memoryUsage().rss;
    const handingOut = new AbortController();
    const waits: number[] = [];
    const reading = (async () => {
      while (!handingOut.signal.aborted) waits.push(await timeOf(read));
    })();
    const ours = await timeOf(() => runClock(server));
    handingOut.abort();
    await reading;
    const [stored] = await server.database.query(
      `select n.people, f.waiting, (select count(*)::int from notice_receiver r where r.notice_id = n.id) as receivers
       from notice n join delivery_figure f on f.notice_id = n.id and f.channel = 'EMAIL' where n.id = $1`,
      [noticeId],
    );
    expect(stored).toEqual({ people: PEOPLE, waiting: PEOPLE, receivers: PEOPLE });
    const grown = (process.memoryUsage().rss - before) / 2 ** 20;
    const slowest = waits.toSorted((a, b) => a - b).at(Math.floor(waits.length * 0.99)) ?? 0;
    const figures = JSON.stringify({ plain, ours, grown, slowest, reads: waits.length });
    if (process.env["FAN_OUT_PEOPLE"]) process.stdout.write(`${figures}\n`);
    expect(ours / plain, figures).toBeLessThanOrEqual(MOST_TIMES_BARE);
    expect(grown, figures).toBeLessThan(64);
    // A list takes some hundredths of a second; seconds would mean that it waits for the handing out.
    expect(slowest, figures).toBeLessThan(2000);
  },
);
