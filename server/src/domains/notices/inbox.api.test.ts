import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inboxCalls } from "@shikkha/contract/notices/inbox.ts";
import { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import { preferenceCalls } from "@shikkha/contract/notices/preferences.ts";
import { syncCalls } from "@shikkha/contract/notices/sync.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import { draft, officerAt, runClock } from "../../../test/notice-scene.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { queueSystemMessage } from "./notices.lookup.ts";

let server: TestServer;
let author: SomeoneOnDuty;
let reader: SomeoneOnDuty;
beforeAll(async () => {
  server = await startTestServer();
  await server.running.platform.jobs.stop();
  author = await asDuty(server, { permissions: ["MANAGE_NOTICE"] });
  reader = await officerAt(server, "/");
});
afterAll(() => server.stop());

const MONTH_AGO = new Date(Date.now() - 30 * 86_400_000).toISOString();
const sync = async (time = MONTH_AGO, { token } = reader) =>
  (await server.call(syncCalls.since, { query: { time } }, { token })).body;
const inbox = async (query: object = {}) =>
  (await server.call(inboxCalls.list, { query }, { token: reader.token })).body;
async function publish(change: Parameters<typeof draft>[0] = {}): Promise<number> {
  const { body } = await server.call(
    noticeCalls.create,
    { body: draft({ receivers: { kind: "NAMED", personIds: [reader.personId] }, ...change }) },
    { token: author.token },
  );
  await runClock(server);
  return body.id;
}
const tell = () =>
  server.running.platform.db.transaction().execute((tx) =>
    queueSystemMessage(tx, {
      kind: "PLAN_RETURNED",
      personIds: [reader.personId],
      title: { bn: "পরিকল্পনা ফেরত এসেছে", en: "Your plan was returned" },
      body: { bn: "মন্তব্য: দুটি প্রতিষ্ঠান বাদ পড়েছে", en: "Comment: two institutes are missing" },
      message: "পরিকল্পনা ফেরত এসেছে",
      link: "/my-plan/2027",
      channels: [],
    }),
  );

describe("the sync", () => {
  it("gives what is new, what was read elsewhere, and what is gone", async () => {
    const id = await publish();
    const [item] = await sync();
    expect(item).toMatchObject({
      notificationId: id,
      userId: reader.personId,
      isVisible: true,
      isRead: false,
      expiresAt: null,
    });
    const later = new Date(Date.now() + 10 * 60_000).toISOString();
    expect(await sync(later)).toEqual([]);
    await server.call(inboxCalls.markRead, { params: { id } }, { token: reader.token });
    expect((await sync(item?.modifiedAt))[0]).toMatchObject({ isRead: true });
    await server.call(noticeCalls.remove, { params: { id } }, { token: author.token });
    expect((await sync())[0]).toMatchObject({ notificationId: id, isVisible: false });
    expect(await sync(MONTH_AGO, author)).toEqual([]);
  });

  it("refuses a time that is none", async () => {
    const answer = await server.call(
      syncCalls.since,
      { query: { time: "yesterday" } },
      { token: reader.token },
    );
    expect(answer.error.fields?.map(({ path }) => path)).toEqual(["time"]);
  });
});

describe("the reader's list", () => {
  it("holds notices and messages of the system, newest first, in both languages", async () => {
    const id = await publish({ title: "প্রশিক্ষণ বিজ্ঞপ্তি" });
    await tell();
    const { items, unread } = await inbox();
    expect(unread).toBe(2);
    expect(items.map(({ type, titleEnglish, isRead }) => [type, titleEnglish, isRead])).toEqual([
      ["REGULAR", "Your plan was returned", false],
      ["NOTICE", "প্রশিক্ষণ বিজ্ঞপ্তি", false],
    ]);
    expect(items[0]).toMatchObject({
      kind: "PLAN_RETURNED",
      link: "/my-plan/2027",
      excerptBangla: "মন্তব্য: দুটি প্রতিষ্ঠান বাদ পড়েছে",
    });
    expect(items[1]?.excerptBangla).toBe("আগামী ১০ ডিসেম্বর তারিখের মধ্যে জমা দিন।");
    expect((await inbox({ type: "NOTICE" })).items).toHaveLength(1);
    expect((await inbox({ searchParam: "returned plan" })).total).toBe(1);
    expect((await inbox({ searchParam: "প্রশিক্ষণ" })).items[0]?.notificationId).toBe(id);
    await server.call(inboxCalls.markRead, { params: { id } }, { token: reader.token });
    expect((await inbox({ unread: "true" })).total).toBe(1);
    expect((await inbox({ unread: "false" })).total).toBe(1);
    const all = await server.call(inboxCalls.markAllRead, {}, { token: reader.token });
    expect(all.body).toEqual({ read: 1 });
    expect(await inbox()).toMatchObject({ unread: 0, total: 2 });
  });

  it("is nobody else's", async () => {
    const id = await publish();
    for (const call of [inboxCalls.detail, inboxCalls.markRead]) {
      const answer = await server.call(call, { params: { id } }, { token: author.token });
      expect(answer.status).toBe(404);
    }
  });
});

describe("how one is told", () => {
  it("starts with e-mail and no push, and each choice is audited", async () => {
    const mine = async () =>
      (await server.call(preferenceCalls.mine, {}, { token: reader.token })).body;
    expect(await mine()).toEqual({
      email: null,
      phone: "01712345678",
      wantsEmail: true,
      devices: 0,
      pushKey: expect.stringMatching(/^[\w-]{87}$/) as string,
    });
    const set = { body: { wantsEmail: false } };
    await server.call(preferenceCalls.setEmail, set, { token: reader.token });
    expect((await mine()).wantsEmail).toBe(false);
    const actions = await server.database.query(
      "select after from audit_entry where action = 'preferences.change' and person_id = $1",
      [reader.personId],
    );
    expect(actions).toEqual([{ after: { wantsEmail: false } }]);
  });

  it("takes a browser, gives it to who uses it now, and forgets it", async () => {
    const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
    const body = { endpoint: "https://push.example/abc", ...keys };
    const subscribe = (who: SomeoneOnDuty, given = body) =>
      server.call(preferenceCalls.subscribe, { body: given }, { token: who.token });
    expect((await subscribe(reader)).body).toEqual({ devices: 1 });
    expect((await subscribe(author)).body).toEqual({ devices: 1 });
    const mine = await server.call(preferenceCalls.mine, {}, { token: reader.token });
    expect(mine.body.devices).toBe(0);
    const gone = await server.call(
      preferenceCalls.unsubscribe,
      { body: { endpoint: body.endpoint } },
      { token: author.token },
    );
    expect(gone.body).toEqual({ devices: 0 });
    const plain = await subscribe(reader, { ...body, endpoint: "http://10.0.0.1/x" });
    expect(plain.error.fields?.map(({ path }) => path)).toEqual(["endpoint"]);
    expect((await subscribe(reader, { ...body, auth: "short" })).status).toBe(400);
  });
});
