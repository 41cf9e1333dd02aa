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

const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b).at(Math.floor(times.length * 0.99)) ?? 0;

/** Figures of the long form, for whoever asked for it. */
function tell(figures: Record<string, number>): string {
  const text = JSON.stringify({ people: PEOPLE, ...figures });
  if (process.env["FAN_OUT_PEOPLE"]) process.stdout.write(`${text}\n`);
  return text;
}

it(
  `hands a notice to ${PEOPLE} people within ${MOST_TIMES_BARE} times the bare statements, in flat memory`,
  { timeout: 900_000 },
  async () => {
    const plain = await bare(await newNotice());
    await server.database.query("update notice set published_at = now()");
    const noticeId = await newNotice();
    const before = process.memoryUsage().rss;
    const ours = await timeOf(() => runClock(server));
    const grown = (process.memoryUsage().rss - before) / 2 ** 20;
    const [stored] = await server.database.query(
      `select n.people, f.waiting, (select count(*)::int from notice_receiver r where r.notice_id = n.id) as receivers
       from notice n join delivery_figure f on f.notice_id = n.id and f.channel = 'EMAIL' where n.id = $1`,
      [noticeId],
    );
    expect(stored).toEqual({ people: PEOPLE, waiting: PEOPLE, receivers: PEOPLE });
    const figures = tell({ plain, ours, times: ours / plain, grown });
    expect(ours / plain, figures).toBeLessThanOrEqual(MOST_TIMES_BARE);
    expect(grown, figures).toBeLessThan(64);
  },
);

it("lets lists go on answering meanwhile", { timeout: 900_000 }, async () => {
  const read = () => timeOf(() => server.call(noticeCalls.list, {}, { token }));
  const idle: number[] = [];
  for (let count = 0; count < 300; count += 1) idle.push(await read());
  await newNotice();
  const handingOut = new AbortController();
  const busy: number[] = [];
  const reading = (async () => {
    while (!handingOut.signal.aborted) busy.push(await read());
  })();
  await runClock(server);
  handingOut.abort();
  await reading;
  const figures = tell({ idle: p99(idle), busy: p99(busy), reads: busy.length });
  // A list takes some hundredths of a second; seconds would mean that it waits for the handing out.
  expect(p99(busy), figures).toBeLessThan(2000);
});
