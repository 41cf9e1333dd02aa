import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { inboxCalls } from "@shikkha/contract/notices/inbox.ts";
import { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import { receiverCalls } from "@shikkha/contract/notices/receiver-calls.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import { plantPlaces } from "../../../test/matrix/places.ts";
import { draft, officerAt, runClock } from "../../../test/notice-scene.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let author: SomeoneOnDuty;
let inZone: SomeoneOnDuty;
let elsewhere: SomeoneOnDuty;
beforeAll(async () => {
  server = await startTestServer();
  await server.running.platform.jobs.stop();
  await plantPlaces(server);
  author = await asDuty(server, { permissions: ["MANAGE_NOTICE"] });
  inZone = await officerAt(server, "/7/71/72/");
  elsewhere = await officerAt(server, "/70/700/7000/");
});
afterAll(() => server.stop());

type Change = Parameters<typeof draft>[0];
const create = (change: Change = {}, token = author.token) =>
  server.call(noticeCalls.create, { body: draft(change) }, { token });
const detail = async (id: number, token = author.token) =>
  server.call(noticeCalls.detail, { params: { id } }, { token });
const received = async (id: number, { token }: SomeoneOnDuty) =>
  (await server.call(inboxCalls.detail, { params: { id } }, { token })).status;
const update = async (id: number, change: Change = {}, version = 1) => {
  const { clientId: _made, ...content } = draft(change);
  return server.call(
    noticeCalls.update,
    { params: { id }, body: { version, ...content } },
    { token: author.token },
  );
};
const setStatus = (id: number, version: number, status: "PUBLISHED" | "CLOSED") =>
  server.call(noticeCalls.setStatus, { body: { id, version, status } }, { token: author.token });
/** A day from now, as an instant and as a day of the calendar in Dhaka. */
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const dayIn = (days: number) => dayInDhaka(new Date(at(days)));
/** Days go by for one notice. */
const letPass = (id: number, days: number) =>
  server.database.query(
    `update notice set starts_at = starts_at - make_interval(days => $2),
       ends_at = ends_at - make_interval(days => $2) where id = $1`,
    [id, days],
  );
const zone7 = {
  kind: "OFFICERS" as const,
  coverageLevel: 2 as const,
  locationIds: [7],
  designationIds: [],
  instituteTypes: [],
};

describe("a notice published now", () => {
  it("is out at once, reaches whom its rule says, and is audited", async () => {
    const { body } = await create({ receivers: zone7 });
    expect(body).toMatchObject({ version: 1, status: "PUBLISHED" });
    await runClock(server);
    expect(await received(body.id, inZone)).toBe(200);
    expect(await received(body.id, elsewhere)).toBe(404);
    expect((await detail(body.id)).body).toMatchObject({
      people: 1,
      authorEnglish: "Someone",
      figures: { waiting: 1, sent: 0, failed: 0, stopped: 0 },
      byChannel: { SMS: { waiting: 1 }, EMAIL: { waiting: 0 } },
    });
    const audit = await server.database.query(
      "select action, person_id::int from audit_entry where target_kind = 'notice' and target_id = $1 order by seq",
      [String(body.id)],
    );
    expect(audit).toEqual([
      { action: "notices.create", person_id: author.personId },
      { action: "notices.publish", person_id: null },
    ]);
  });

  it("stores rich text cleaned", async () => {
    const description =
      '<p onclick="x()">ক <b>খ</b></p><script>alert(1)</script><a href="javascript:x">গ</a>';
    const { body } = await create({ description });
    expect((await detail(body.id)).body.description).toBe("<p>ক <strong>খ</strong></p><a>গ</a>");
  });

  it("handed out twice reaches nobody twice", async () => {
    const { body } = await create();
    await Promise.all([runClock(server), runClock(server)]);
    await runClock(server);
    const { figures, people } = (await detail(body.id)).body;
    const [counted] = await server.database.query(
      "select count(*)::int as receivers from notice_receiver where notice_id = $1",
      [body.id],
    );
    expect(counted).toEqual({ receivers: people });
    expect(figures.waiting).toBe(2);
  });
});

describe("a scheduled notice", () => {
  it("goes out when its time comes, ends when that is over, and comes back from neither", async () => {
    const { body } = await create({ dateFrom: at(2), dateTo: dayIn(4) });
    expect(body.status).toBe("UPCOMING");
    const { endsAt } = (await detail(body.id)).body;
    expect(endsAt).toBe(`${dayIn(4)}T18:00:00.000Z`);
    await runClock(server);
    expect(await received(body.id, inZone)).toBe(404);
    await letPass(body.id, 2);
    await runClock(server);
    expect(await received(body.id, inZone)).toBe(200);
    expect((await detail(body.id)).body.status).toBe("PUBLISHED");
    await letPass(body.id, 4);
    expect((await detail(body.id)).body.status).toBe("EXPIRED");
    expect((await setStatus(body.id, 1, "PUBLISHED")).error.code).toBe(5101);
    expect((await update(body.id)).error.code).toBe(5101);
    expect(await received(body.id, inZone)).toBe(200);
  });

  it("can be changed in every part, or published at once", async () => {
    const { body } = await create({ dateFrom: at(9) });
    const changed = await update(body.id, {
      title: "নতুন শিরোনাম",
      dateFrom: at(10),
      receivers: zone7,
      channels: ["EMAIL", "PUSH"],
    });
    expect(changed.body).toEqual({ id: body.id, version: 2, status: "UPCOMING" });
    expect((await detail(body.id)).body).toMatchObject({ title: "নতুন শিরোনাম", people: 1 });
    expect((await setStatus(body.id, 2, "PUBLISHED")).body.status).toBe("PUBLISHED");
    await runClock(server);
    expect(await received(body.id, inZone)).toBe(200);
    expect(await received(body.id, elsewhere)).toBe(404);
  });

  it("that was missed while the server was down and is over already tells nobody", async () => {
    const { body } = await create({ dateFrom: at(1), dateTo: dayIn(2) });
    await letPass(body.id, 9);
    await runClock(server);
    expect(await received(body.id, inZone)).toBe(404);
  });
});

describe("a notice that is out", () => {
  it("can be corrected and is then unread again, but not sent to others or otherwise", async () => {
    const { body } = await create({ receivers: zone7 });
    await runClock(server);
    await server.call(inboxCalls.markRead, { params: { id: body.id } }, { token: inZone.token });
    expect((await update(body.id, { receivers: { kind: "ALL_USERS" } })).error.code).toBe(5102);
    expect((await update(body.id, { receivers: zone7, channels: [] })).error.code).toBe(5102);
    const read = async () =>
      (await server.call(inboxCalls.detail, { params: { id: body.id } }, { token: inZone.token }))
        .body.isRead;
    expect(await read()).toBe(true);
    expect((await update(body.id, { receivers: zone7, title: "সংশোধিত" })).status).toBe(200);
    expect(await read()).toBe(false);
  });

  it("is closed for everyone, and what was not sent yet is not sent", async () => {
    const { body } = await create();
    await runClock(server);
    expect((await setStatus(body.id, 1, "CLOSED")).body).toMatchObject({
      status: "CLOSED",
      version: 2,
    });
    expect(await received(body.id, inZone)).toBe(404);
    expect((await detail(body.id)).body.figures).toMatchObject({ waiting: 0, stopped: 2 });
    expect((await setStatus(body.id, 2, "PUBLISHED")).error.code).toBe(5101);
    expect((await setStatus(body.id, 2, "CLOSED")).error.code).toBe(5101);
  });

  it("is deleted for everyone", async () => {
    const { body } = await create();
    await runClock(server);
    const remove = () =>
      server.call(noticeCalls.remove, { params: { id: body.id } }, { token: author.token });
    expect((await remove()).body).toEqual({ id: body.id });
    expect((await detail(body.id)).status).toBe(404);
    expect(await received(body.id, inZone)).toBe(404);
    expect((await remove()).status).toBe(404);
  });

  it("sends its failed messages again, and only those", async () => {
    const { body } = await create();
    await runClock(server);
    await server.database.query(
      `update delivery set state = case when person_id = $2 then 'FAILED' else 'SENT' end, tries = 14,
         last_error = 'wrong number', sent_at = case when person_id = $2 then null else now() end
       where notice_id = $1`,
      [body.id, inZone.personId],
    );
    const deliveries = await server.call(
      noticeCalls.deliveries,
      { params: { id: body.id }, query: { state: "FAILED" } },
      { token: author.token },
    );
    expect(deliveries.body).toMatchObject({
      total: 1,
      items: [{ state: "FAILED", tries: 14, reason: "wrong number", channel: "SMS" }],
    });
    const params = { id: body.id };
    const resent = await server.call(noticeCalls.resend, { params }, { token: author.token });
    expect(resent.body).toEqual({ resent: 1 });
    expect((await detail(body.id)).body.figures).toEqual({
      sent: 1,
      failed: 0,
      waiting: 1,
      stopped: 0,
    });
  });
});

describe("what cannot be", () => {
  it("names every wrong field", async () => {
    const answer = await create({
      title: " ",
      message: "ক".repeat(161),
      channels: ["FAX" as never],
    });
    expect(answer.error.fields).toEqual([
      { path: "title", message: "Please add notice title" },
      { path: "message", message: "Write at most 160 characters" },
      { path: "channels.0", message: "Choose one of the listed values" },
    ]);
    const { error } = await create({
      title: "ক".repeat(129),
      receivers: { kind: "NAMED", personIds: [] },
    });
    expect(error.fields?.map(({ message }) => message)).toEqual([
      "Write at most 128 characters",
      "You have to add at least one recipient",
    ]);
  });

  it.each<[string, Change, string]>([
    ["only markup", { description: "<p> <br></p>" }, "description"],
    ["too many words", { description: `<p>${"ক ".repeat(2501)}খ</p>` }, "description"],
    ["a start that has passed", { dateFrom: at(-1) }, "dateFrom"],
    ["an end before the start", { dateFrom: at(9), dateTo: dayIn(8) }, "dateTo"],
    ["an end that has passed", { dateTo: dayIn(-1) }, "dateTo"],
    [
      "a place that is missing",
      { receivers: { ...zone7, locationIds: [] } },
      "receivers.locationIds",
    ],
  ])("is refused: %s", async (_what, change, path) => {
    const { status, error } = await create(change);
    expect(status).toBe(400);
    expect(error.fields?.map((field) => field.path)).toEqual([path]);
  });

  it("is refused: nobody to receive it, files that are not its own", async () => {
    expect((await create({ receivers: { ...zone7, locationIds: [7100] } })).error.code).toBe(5103);
    expect((await create({ attachmentIds: [999] })).status).toBe(404);
  });

  it("is refused: a change on top of someone else's", async () => {
    const start = at(9);
    const { body } = await create({ dateFrom: start });
    expect((await update(body.id, { dateFrom: start })).status).toBe(200);
    expect((await update(body.id, { dateFrom: start })).error.code).toBe(3001);
    expect((await setStatus(body.id, 1, "CLOSED")).error.code).toBe(3001);
  });
});

describe("the same client id", () => {
  it("stores one notice, however often and however close together it is sent", async () => {
    const body = draft();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.call(noticeCalls.create, { body }, { token: author.token }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const rows = await server.database.query("select id from notice where client_id = $1", [
      body.clientId,
    ]);
    expect(rows).toHaveLength(1);
    const other = { ...body, title: "অন্য" };
    const refused = await server.call(noticeCalls.create, { body: other }, { token: author.token });
    expect(refused.error.code).toBe(3002);
    const stranger = await asDuty(server, { permissions: ["MANAGE_NOTICE"] });
    const stolen = await server.call(noticeCalls.create, { body }, { token: stranger.token });
    expect(stolen.error.code).toBe(3002);
  });
});

describe("an author in a zone", () => {
  it("reaches people of that zone alone, whatever the rule says", async () => {
    const zonal = await asDuty(server, {
      permissions: ["MANAGE_NOTICE"],
      level: "ZONE",
      path: "/7/",
    });
    const personIds = [inZone.personId, elsewhere.personId];
    const receivers = { kind: "NAMED" as const, personIds };
    const count = await server.call(
      receiverCalls.count,
      { body: { receivers } },
      { token: zonal.token },
    );
    expect(count.body).toEqual({
      people: 1,
      officers: 1,
      teachers: 0,
      others: 0,
      byChannel: { SMS: 1, EMAIL: 0, PUSH: 0 },
      byNone: 0,
    });
    const { body } = await create({ receivers }, zonal.token);
    await runClock(server);
    expect(await received(body.id, inZone)).toBe(200);
    expect(await received(body.id, elsewhere)).toBe(404);
    expect((await detail(body.id)).body.named).toHaveLength(2);
  });
});

it("lists by status, channel, receivers and words, with exact figures", async () => {
  const list = async (query: object) =>
    (await server.call(noticeCalls.list, { query }, { token: author.token })).body;
  await create({
    title: "শীতকালীন ছুটির বিজ্ঞপ্তি",
    dateFrom: at(9),
    channels: ["PUSH"],
  });
  const all = await list({});
  expect(Object.values(all.byStatus).reduce((sum, number) => sum + number, 0)).toBe(all.total);
  expect(all.thisYear).toMatchObject({ sent: 1 });
  const upcoming = await list({ status: "UPCOMING", searchParam: "শীতকালীন", channel: "PUSH" });
  expect(upcoming).toMatchObject({ total: 1, items: [{ title: "শীতকালীন ছুটির বিজ্ঞপ্তি" }] });
  expect(await list({ receivers: "TEACHERS" })).toMatchObject({ total: 0, items: [] });
  expect((await list({ pageSize: 1, pageNumber: 1 })).items).toHaveLength(1);
  const recount = await server.database.query(
    `select f.notice_id from delivery_figure f
     full join (
       select notice_id, channel, count(*) filter (where state = 'WAITING') as waiting, count(*) filter (where state = 'SENT') as sent,
         count(*) filter (where state = 'FAILED') as failed, count(*) filter (where state = 'STOPPED') as stopped
       from delivery group by 1, 2) d using (notice_id, channel)
     where (f.waiting, f.sent, f.failed, f.stopped) is distinct from (d.waiting, d.sent, d.failed, d.stopped)`,
  );
  expect(recount).toEqual([]);
});
