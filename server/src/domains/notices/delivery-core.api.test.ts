import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plantOfficer } from "../../../test/factories.ts";
import { plantPlaces } from "../../../test/matrix/places.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { countReachable, queueSystemMessage, type SystemMessage } from "./notices.lookup.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await plantPlaces(server);
});
afterAll(() => server.stop());

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.database.query<Row & Record<string, unknown>>(text, values);

/** Someone with exactly these ways of being reached. */
async function someone(ways: {
  phone?: string;
  email?: string;
  push?: boolean;
  refusesEmail?: boolean;
  path?: string;
}): Promise<number> {
  const { personId } = await plantOfficer(server.database, ways.path ?? "/7/71/72/");
  await query("update person set phone = $2, email = $3, wants_email = $4 where id = $1", [
    personId,
    ways.phone ?? null,
    ways.email ?? null,
    !ways.refusesEmail,
  ]);
  if (ways.push)
    await query(
      "insert into push_subscription (person_id, endpoint, p256dh, auth) values ($1, $2, 'k', 'a')",
      [personId, `https://push.example/${personId}`],
    );
  return personId;
}

const message = (personIds: number[], change: Partial<SystemMessage> = {}): SystemMessage => ({
  kind: "PLAN_RETURNED",
  personIds,
  title: { bn: "আপনার পরিকল্পনা ফেরত এসেছে", en: "Your plan was returned" },
  body: { bn: "মন্তব্য: <b>বাদ</b> পড়েছে\nআবার দিন", en: "Comment: <script>x</script>" },
  message: "আপনার পরিকল্পনা সংশোধনের জন্য ফেরত এসেছে",
  link: "/my-plan/2027",
  channels: ["SMS", "EMAIL"],
  ...change,
});

describe("a system message", () => {
  it("reaches each person's bell once, and each channel that can reach them", async () => {
    const both = await someone({ phone: "01711111111", email: "a@example.org", push: true });
    const phone = await someone({
      phone: "01711111112",
      email: "b@example.org",
      refusesEmail: true,
    });
    const none = await someone({});
    const { db } = server.running.platform;
    const queued = await db
      .transaction()
      .execute((tx) => queueSystemMessage(tx, message([both, phone, none, none, 999_999])));
    expect(queued).toEqual({ SMS: 2, EMAIL: 1, PUSH: 0 });
    const [stored] = await query(
      "select id, type, kind, title, title_en, body, body_en, people, link from notice order by id desc limit 1",
    );
    expect(stored).toMatchObject({
      type: "REGULAR",
      kind: "PLAN_RETURNED",
      title_en: "Your plan was returned",
      body: "<p>মন্তব্য: &lt;b&gt;বাদ&lt;/b&gt; পড়েছে</p><p>আবার দিন</p>",
      body_en: "<p>Comment: &lt;script&gt;x&lt;/script&gt;</p>",
      people: 3,
      link: "/my-plan/2027",
    });
    const receivers = await query(
      "select person_id::int, visible, read_at from notice_receiver where notice_id = $1 order by 1",
      [stored?.["id"]],
    );
    expect(receivers).toEqual(
      [both, phone, none].map((person_id) => ({ person_id, visible: true, read_at: null })),
    );
    const deliveries = await query(
      "select person_id::int, channel, state, tries from delivery where notice_id = $1 order by 1, 2",
      [stored?.["id"]],
    );
    const waiting = { state: "WAITING", tries: 0 };
    expect(deliveries).toEqual([
      { person_id: both, channel: "EMAIL", ...waiting },
      { person_id: both, channel: "SMS", ...waiting },
      { person_id: phone, channel: "SMS", ...waiting },
    ]);
  });

  it("is undone with what it tells of", async () => {
    const person = await someone({ phone: "01711111113" });
    const before = await query("select count(*) from notice");
    await expect(
      server.running.platform.db.transaction().execute(async (tx) => {
        await queueSystemMessage(tx, message([person]));
        await sql`select 1 / 0`.execute(tx);
      }),
    ).rejects.toThrow("division by zero");
    expect(await query("select count(*) from notice")).toEqual(before);
  });

  it("to nobody queues nothing", async () => {
    const queued = await server.running.platform.db
      .transaction()
      .execute((tx) => queueSystemMessage(tx, message([])));
    expect(queued).toEqual({ SMS: 0, EMAIL: 0, PUSH: 0 });
  });
});

it("says how many of some people each channel reaches", async () => {
  const people = [
    await someone({ phone: "01711111114", push: true }),
    await someone({ email: "c@example.org", push: true }),
    await someone({ email: "d@example.org", refusesEmail: true }),
  ];
  expect(await countReachable(server.running.platform.db, [...people, ...people])).toEqual({
    people: 3,
    byChannel: { SMS: 1, EMAIL: 1, PUSH: 2 },
    byNone: 1,
  });
  expect(await countReachable(server.running.platform.db, [])).toMatchObject({ people: 0 });
});

describe("a receiver rule", () => {
  let officer: number;
  let teacher: number;
  let elsewhere: number;
  let gone: number;
  beforeAll(async () => {
    await query("update person set status = 'INACTIVE'");
    officer = await someone({ path: "/7/71/72/" });
    teacher = await someone({ path: "/7/71/720/" });
    elsewhere = await someone({ path: "/70/700/7000/" });
    gone = await someone({ path: "/7/71/72/" });
    await query("update person set type = 'TEACHER' where id = $1", [teacher]);
    await query("update duty set kind = 'INACTIVE', valid_to = '2024-06-30' where person_id = $1", [
      gone,
    ]);
    await query(
      "update person set designation_id = (select min(id) from designation) where id = $1",
      [officer],
    );
  });

  const reached = async (rule: object, reach = "/") =>
    (
      await query<{ id: number }>(
        "select id::int from receivers_of($1::jsonb, $2) as id order by id",
        [JSON.stringify(rule), reach],
      )
    ).map(({ id }) => id);

  it("reaches those who hold a duty today, by kind", async () => {
    expect(await reached({ kind: "ALL_USERS" })).toEqual([officer, teacher, elsewhere]);
    expect(await reached({ kind: "ALL_OFFICERS" })).toEqual([officer, elsewhere]);
    expect(await reached({ kind: "ALL_TEACHERS" })).toEqual([teacher]);
  });

  it("narrows a group by place, without being fooled by ids that begin alike", async () => {
    expect(await reached({ kind: "GROUP", locationIds: [7] })).toEqual([officer, teacher]);
    expect(await reached({ kind: "GROUP", locationIds: [72, 70] })).toEqual([officer, elsewhere]);
    expect(await reached({ kind: "TEACHERS", locationIds: [7] })).toEqual([teacher]);
    expect(await reached({ kind: "OFFICERS", locationIds: [71] })).toEqual([officer]);
  });

  it("narrows a group by designation", async () => {
    const [first] = await query<{ id: string }>("select min(id) as id from designation");
    const designationIds = [Number(first?.id)];
    expect(await reached({ kind: "GROUP", designationIds })).toEqual([officer]);
    expect(await reached({ kind: "GROUP", designationIds, locationIds: [70] })).toEqual([]);
  });

  it("never leaves the author's jurisdiction, also by name", async () => {
    const personIds = [officer, elsewhere, gone];
    expect(await reached({ kind: "NAMED", personIds })).toEqual([officer, elsewhere]);
    expect(await reached({ kind: "NAMED", personIds }, "/7/")).toEqual([officer]);
    expect(await reached({ kind: "ALL_USERS" }, "/70/")).toEqual([elsewhere]);
    expect(await reached({ kind: "GROUP", locationIds: [7] }, "/7/71/720/")).toEqual([teacher]);
  });
});
