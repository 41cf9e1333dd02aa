import { startTestServer, type TestServer } from "./test-server.ts";
import type { Channel } from "@shikkha/contract/settings.ts";
import { deliverDue } from "../src/domains/notices/delivery/deliver.ts";

/** Counts of one notice's messages by state. */
export type Figures = Readonly<Partial<Record<"WAITING" | "SENT" | "FAILED" | "STOPPED", number>>>;

/** Everyone reachable by every channel, and a notice waiting for all of them. */
export async function plantMessages(
  server: TestServer,
  channel: Channel,
  people: number,
  pushPort = 0,
): Promise<number> {
  const [notice] = await server.database.query<{ id: string }>(
    `insert into notice (type, kind, title, title_en, body, body_en, message, channels, level, path, starts_at, published_at)
     values ('REGULAR', 'PLAN_REMINDER', 'পরিকল্পনা জমা দিন', 'Submit your plan', '<p>আগামী <strong>১০ ডিসেম্বরের</strong> মধ্যে &amp; সময়মতো</p>',
       '<p>By 10 December</p>', 'পরিকল্পনা জমা দিন', array[$1], 'NATIONAL', '/', now(), now()) returning id`,
    [channel],
  );
  await server.database.query(
    `with people as (
       insert into person (username, type, name_bn, name_en, phone, email)
       select 'd' || $1::bigint || '.' || n, 'OFFICER', 'কেউ', 'Someone', '017' || lpad(n::text, 8, '0'), 'p' || n || '@example.org'
       from generate_series(1, $3::int) n returning id, email)
     , devices as (
       insert into push_subscription (person_id, endpoint, p256dh, auth)
       select id, 'http://127.0.0.1:' || $4::int || '/' || split_part(email, '@', 1) || '/' || id, 'x', 'y' from people where $2::text = 'PUSH')
     insert into delivery (notice_id, person_id, channel) select $1::bigint, id, $2::text from people`,
    [notice?.id, channel, people, pushPort],
  );
  return Number(notice?.id);
}

export async function figuresOf(server: TestServer, noticeId: number): Promise<Figures> {
  const rows = await server.database.query<{ state: string; count: number }>(
    "select state, count(*)::int as count from delivery where notice_id = $1 group by state",
    [noticeId],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** One run of the worker, as the queue would cause it. */
export async function runWorker(server: TestServer, channel: Channel): Promise<void> {
  await deliverDue(channel, { ...server.running.platform, signal: new AbortController().signal });
}

/** As if the waiting time of every message had gone by. */
export async function letTimePass(server: TestServer): Promise<void> {
  await server.database.query("update delivery set next_try_at = now() where state = 'WAITING'");
}

/** Runs the worker again and again, with time between, until nothing waits. */
export async function runToTheEnd(server: TestServer, channel: Channel, noticeId: number) {
  for (let round = 0; round < 50; round += 1) {
    await runWorker(server, channel);
    if (((await figuresOf(server, noticeId)).WAITING ?? 0) === 0) return;
    await letTimePass(server);
  }
  throw new Error("Messages were still waiting after fifty rounds");
}

/** A server that sends to this machine, and whose own clock does not send by itself. */
export async function startSendingServer(now?: () => Date): Promise<TestServer> {
  const server = await startTestServer({ allowInnerTargets: true }, now ? { now } : {});
  await server.running.platform.jobs.stop();
  return server;
}

export async function setUp(server: TestServer, group: string, value: object): Promise<void> {
  await server.database.query(
    "insert into setting (name, value) values ($1, $2) on conflict (name) do update set value = $2",
    [group, JSON.stringify(value)],
  );
}

export const smtpSettings = (port: number) => ({
  host: "127.0.0.1",
  port,
  username: "",
  security: "NONE",
  from: "office@dshe.example",
});

export const gatewaySettings = (port: number) => ({
  url: `http://127.0.0.1:${port}/send`,
  prefix: "",
  maskText: "",
  useMask: false,
  username: "",
});
