import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  figuresOf,
  gatewaySettings,
  letTimePass,
  plantMessages,
  runToTheEnd,
  runWorker,
  setUp,
  smtpSettings,
  startSendingServer,
} from "../../../../test/delivery-scene.ts";
import type { TestServer } from "../../../../test/test-server.ts";
import {
  type ArrivedMail,
  type ArrivedPost,
  startUnkindHttp,
  startUnkindMail,
  type UnkindListener,
} from "../../../../test/unkind-listeners.ts";

let server: TestServer;
let mail: UnkindListener<ArrivedMail>;
let sms: UnkindListener<ArrivedPost>;
let now = new Date("2026-11-15T05:00:00Z");
beforeAll(async () => {
  mail = await startUnkindMail();
  sms = await startUnkindHttp((_path, body) => (JSON.parse(String(body)) as { to: string }).to);
  server = await startSendingServer(() => now);
  await setUp(server, "email", smtpSettings(mail.port));
  await setUp(server, "sms", gatewaySettings(sms.port));
});
afterAll(async () => {
  await server.stop();
  await Promise.all([mail.stop(), sms.stop()]);
});

const numberOf = (address: string) => Number(/\d+/.exec(address)?.[0]);

describe("mail", () => {
  it("says what the notice says, with where to read it and how to get no more", async () => {
    const noticeId = await plantMessages(server, "EMAIL", 1);
    await runWorker(server, "EMAIL");
    const { to, text } = mail.arrived.at(-1) ?? { to: "", text: "" };
    expect(to).toBe("p1@example.org");
    expect(text).toMatch(/Message-ID: <delivery\.\d+@dshe\.example>/);
    const plain = Buffer.from(
      /Content-Type: text\/plain[^]*?base64\s+([A-Za-z0-9+/=\s]+)/.exec(text)?.[1] ?? "",
      "base64",
    ).toString();
    expect(plain).toContain("আগামী ১০ ডিসেম্বরের মধ্যে & সময়মতো");
    expect(plain).toContain(`http://localhost/user-notice-details/${noticeId}`);
    expect(plain).toContain("http://localhost/profile");
  });

  it("takes no header and no addressee from a title with line breaks", async () => {
    const noticeId = await plantMessages(server, "EMAIL", 1);
    await server.database.query("update notice set title = $2 where id = $1", [
      noticeId,
      "Notice\r\nBcc: thief@example.net\r\n\r\nNot the body",
    ]);
    const before = mail.arrived.length;
    await runWorker(server, "EMAIL");
    expect(mail.arrived).toHaveLength(before + 1);
    const { to, text } = mail.arrived.at(-1) ?? { to: "", text: "" };
    expect(to).not.toContain("thief");
    const [head = ""] = text.split(/\r?\n\r?\n/);
    expect(head).toContain("Subject: Notice Bcc: thief@example.net");
    expect(head).not.toMatch(/^(Bcc|Not the body)/im);
  });

  it("arrives in the end, counted exactly, from a server that is slow, refuses, puts off and hangs up", async () => {
    mail.arrived.length = 0;
    mail.slowness = 2;
    mail.treat = (to, tries) => {
      const number = numberOf(to);
      if (number % 10 === 3) return "refuse";
      if (number % 10 === 5 && tries < 3) return "later";
      if (number % 20 === 7 && tries === 0) return "hangUp";
      return "take";
    };
    const noticeId = await plantMessages(server, "EMAIL", 60);
    await runToTheEnd(server, "EMAIL", noticeId);
    expect(await figuresOf(server, noticeId)).toEqual({ SENT: 54, FAILED: 6 });
    const arrivals = Map.groupBy(mail.arrived, ({ to }) => to);
    expect(arrivals.size).toBe(54);
    // What was dropped after DATA arrived twice; both carry the same id.
    const doubled = [...arrivals.values()].filter((mails) => mails.length > 1);
    expect(doubled.map((mails) => mails.length)).toEqual([2, 2, 2]);
    for (const mails of doubled)
      expect(new Set(mails.map(({ text }) => /Message-ID: .*/.exec(text)?.[0])).size).toBe(1);
    const failed = await server.database.query(
      "select distinct last_error, tries from delivery where notice_id = $1 and state = 'FAILED'",
      [noticeId],
    );
    expect(failed).toEqual([{ last_error: expect.stringContaining("550"), tries: 1 }]);
    mail.treat = () => "take";
    mail.slowness = 0;
  });

  it("waits while the server is down, and asks it once a run, not once a mail", async () => {
    await setUp(server, "email", smtpSettings(1));
    const noticeId = await plantMessages(server, "EMAIL", 40);
    for (let minute = 0; minute < 10; minute += 1) await runWorker(server, "EMAIL");
    expect(await figuresOf(server, noticeId)).toEqual({ WAITING: 40 });
    const [{ tries } = { tries: 0 }] = await server.database.query<{ tries: number }>(
      "select sum(tries)::int as tries from delivery where notice_id = $1",
      [noticeId],
    );
    expect(tries).toBe(10);
    await setUp(server, "email", smtpSettings(mail.port));
    mail.arrived.length = 0;
    await runToTheEnd(server, "EMAIL", noticeId);
    expect(await figuresOf(server, noticeId)).toEqual({ SENT: 40 });
    expect(mail.arrived).toHaveLength(40);
  });

  it("given up on after many tries is kept with its reason", async () => {
    mail.treat = () => "later";
    const noticeId = await plantMessages(server, "EMAIL", 1);
    await runToTheEnd(server, "EMAIL", noticeId);
    const [row] = await server.database.query(
      "select state, tries, last_error from delivery where notice_id = $1",
      [noticeId],
    );
    expect(row).toEqual({
      state: "FAILED",
      tries: 14,
      last_error: expect.stringContaining("451 try later"),
    });
    mail.treat = () => "take";
  });

  it("waits where no server is set", async () => {
    await server.database.query("delete from setting where name = 'email'");
    const noticeId = await plantMessages(server, "EMAIL", 2);
    await runWorker(server, "EMAIL");
    expect(await figuresOf(server, noticeId)).toEqual({ WAITING: 2 });
    await setUp(server, "email", smtpSettings(mail.port));
    await runToTheEnd(server, "EMAIL", noticeId);
  });
});

describe("SMS", () => {
  it("arrives in the end from a gateway that refuses some, is down at times and hangs up", async () => {
    sms.slowness = 1;
    sms.treat = (to, tries) => {
      const number = Number(to.slice(3));
      if (number % 10 === 4) return "refuse";
      if (number === 11 && tries < 4) return "later";
      if (number === 23 && tries === 0) return "hangUp";
      return "take";
    };
    const noticeId = await plantMessages(server, "SMS", 50);
    await runToTheEnd(server, "SMS", noticeId);
    expect(await figuresOf(server, noticeId)).toEqual({ SENT: 45, FAILED: 5 });
    expect(new Set(sms.arrived.map(({ to }) => to)).size).toBe(45);
    expect(sms.arrived).toHaveLength(46);
    expect(JSON.parse(String(sms.arrived[0]?.body))).toMatchObject({
      message: "পরিকল্পনা জমা দিন",
      reference: expect.stringMatching(/^d\d+$/) as string,
    });
    sms.treat = () => "take";
    sms.slowness = 0;
  });

  it("waits for the end of the quiet hours; mail does not", async () => {
    await setUp(server, "quiet", { isOn: true, fromHour: 21, toHour: 8 });
    const rings = await plantMessages(server, "SMS", 3);
    const waits = await plantMessages(server, "EMAIL", 3);
    now = new Date("2026-11-15T23:30:00+06:00");
    await runWorker(server, "SMS");
    await runWorker(server, "EMAIL");
    expect(await figuresOf(server, rings)).toEqual({ WAITING: 3 });
    expect(await figuresOf(server, waits)).toEqual({ SENT: 3 });
    now = new Date("2026-11-16T08:00:00+06:00");
    await runWorker(server, "SMS");
    expect(await figuresOf(server, rings)).toEqual({ SENT: 3 });
  });
});

it("tells nobody of a notice that is closed or over", async () => {
  const closed = await plantMessages(server, "SMS", 2);
  const over = await plantMessages(server, "SMS", 2);
  await server.database.query("update notice set closed_at = now() where id = $1", [closed]);
  await server.database.query(
    "update notice set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = $1",
    [over],
  );
  await runWorker(server, "SMS");
  expect(await figuresOf(server, closed)).toEqual({ STOPPED: 2 });
  expect(await figuresOf(server, over)).toEqual({ STOPPED: 2 });
});

it("sends each message once when several workers run side by side", async () => {
  sms.arrived.length = 0;
  sms.slowness = 3;
  const noticeId = await plantMessages(server, "SMS", 80);
  await Promise.all(Array.from({ length: 4 }, () => runWorker(server, "SMS")));
  await letTimePass(server);
  await runToTheEnd(server, "SMS", noticeId);
  expect(sms.arrived).toHaveLength(80);
  expect(new Set(sms.arrived.map(({ to }) => to)).size).toBe(80);
  sms.slowness = 0;
});
