import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settingsCalls } from "@shikkha/contract/settings.ts";
import { asDuty } from "../../../test/as-duty.ts";
import {
  type MailListener,
  type SmsListener,
  startMailListener,
  startSmsListener,
} from "../../../test/listeners.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

const PASSWORD = "mail-secret-9";
let server: TestServer;
let strict: TestServer;
let token: string;
let mail: MailListener;
let sms: SmsListener;
beforeAll(async () => {
  [mail, sms] = await Promise.all([startMailListener("postman", PASSWORD), startSmsListener()]);
  server = await startTestServer({ allowInnerTargets: true });
  strict = await startTestServer();
  token = (await asDuty(server, { permissions: ["MANAGE_SYSTEM_SETTINGS"] })).token;
});
afterAll(async () => {
  await Promise.all([server.stop(), strict.stop(), mail.stop(), sms.stop()]);
});

const email = (change: object = {}) => ({
  host: "127.0.0.1",
  port: mail.port,
  username: "postman",
  security: "NONE" as const,
  from: "office@dshe.example",
  ...change,
});
const gateway = (change: object = {}) => ({
  url: sms.url,
  prefix: "DSHE: ",
  maskText: "DSHE",
  useMask: true,
  username: "u",
  password: "p",
  ...change,
});
const all = async () => (await server.call(settingsCalls.all, {}, { token })).body;
const saveEmail = async (change: object) =>
  server.call(
    settingsCalls.saveEmail,
    { body: { version: (await all()).email.version, value: email(change) } },
    { token },
  );

describe("settings", () => {
  it("begin with what holds by default and nothing invented", async () => {
    expect(await all()).toMatchObject({
      email: { value: null, version: 0, passwordStored: false },
      week: { value: { weeklyHolidays: [5, 6] } },
      files: { value: { megabytes: 5, files: 5 } },
    });
  });

  it("keep a password sealed, never send it back, and leave it out of the audit log", async () => {
    expect((await saveEmail({ password: PASSWORD })).status).toBe(200);
    const read = await server.call(settingsCalls.all, {}, { token });
    expect(read.body.email).toMatchObject({
      version: 1,
      passwordStored: true,
      value: { host: "127.0.0.1" },
    });
    const everything = JSON.stringify([
      read.text,
      await server.database.query("select * from setting"),
      await server.database.query("select * from audit_entry"),
    ]);
    expect(everything).not.toContain(PASSWORD);
    const [row] = await server.database.query(
      "select target_id, after ->> 'passwordChanged' as changed from audit_entry where action = 'settings.change'",
    );
    expect(row).toEqual({ target_id: "email", changed: "true" });
  });

  it("keep the password when it is left out, and ask for it again when the host changes", async () => {
    expect((await saveEmail({ from: "other@dshe.example" })).status).toBe(200);
    expect((await all()).email.passwordStored).toBe(true);
    const moved = await saveEmail({ host: "mail.elsewhere.example" });
    expect(moved.error.fields?.map(({ path }) => path)).toEqual(["value.password"]);
  });

  it("refuse a save over someone else's", async () => {
    const stale = await server.call(
      settingsCalls.saveEmail,
      { body: { version: 0, value: email() } },
      { token },
    );
    expect([stale.status, stale.error.code]).toEqual([409, 3001]);
  });

  it("name every wrong field in the caller's language", async () => {
    const value = { host: "not a host", port: 70_000, username: "", security: "MAYBE", from: "x" };
    const answer = await server.call(
      settingsCalls.saveEmail,
      { body: { version: 0, value } as never },
      { token, language: "bn" },
    );
    expect(answer.error.fields).toEqual([
      { path: "value.host", message: "সঠিক হোস্ট লিখুন" },
      { path: "value.port", message: "সঠিক পোর্ট নম্বর লিখুন" },
      { path: "value.security", message: "তালিকার একটি মান বেছে নিন" },
      { path: "value.from", message: "সঠিক ই-মেইল ঠিকানা লিখুন" },
    ]);
    const url = await server.call(
      settingsCalls.saveSms,
      { body: { version: 0, value: gateway({ url: "ftp://x" }) } },
      { token },
    );
    expect(url.error.fields).toEqual([{ path: "value.url", message: "Write a valid URL" }]);
  });
});

describe("the test mail", () => {
  it("arrives at the server, and its answer is shown", async () => {
    const answer = await server.call(
      settingsCalls.testMail,
      { body: { to: "admin@dshe.example" } },
      { token, language: "bn" },
    );
    expect(answer.body.answer).toContain("queued as test-1");
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]).toContain("To: admin@dshe.example");
  });

  it("says what the server said when it refuses", async () => {
    await saveEmail({ password: "wrong" });
    const answer = await server.call(
      settingsCalls.testMail,
      { body: { to: "admin@dshe.example" } },
      { token },
    );
    expect(answer.error.code).toBe(5003);
    expect(answer.error.message).toContain("535");
  });
});

describe("the test SMS", () => {
  it("arrives at the gateway with prefix and mask", async () => {
    expect(
      (await server.call(settingsCalls.testSms, { body: { to: "01712345678" } }, { token })).error
        .code,
    ).toBe(5001);
    await server.call(settingsCalls.saveSms, { body: { version: 0, value: gateway() } }, { token });
    const answer = await server.call(
      settingsCalls.testSms,
      { body: { to: "০১৭১২৩৪৫৬৭৮" } },
      { token },
    );
    expect(answer.body.answer).toBe("200 ACCEPTED 77");
    expect(sms.messages).toEqual([
      {
        username: "u",
        password: "p",
        mask: "DSHE",
        to: "01712345678",
        message: "DSHE: This is a test message from Shikkha Monitoring.",
      },
    ]);
  });

  it("follows no redirect and shows a refusal", async () => {
    sms.answer = { status: 302, text: "", headers: { location: sms.url } };
    expect(
      (await server.call(settingsCalls.testSms, { body: { to: "01712345678" } }, { token })).error
        .code,
    ).toBe(5003);
    sms.answer = { status: 402, text: "NO CREDIT" };
    const refused = await server.call(
      settingsCalls.testSms,
      { body: { to: "01712345678" } },
      { token },
    );
    expect(refused.error.message).toContain("402 NO CREDIT");
  });
});

it.each([
  "http://127.0.0.1:9/",
  "http://localhost:9/",
  "http://10.0.0.1/",
  "http://169.254.169.254/",
  "http://[::1]:9/",
  "http://[::ffff:127.0.0.1]/",
  "http://0.0.0.0/",
])("does not send to %s unless the operator allows it", async (url) => {
  const admin = await asDuty(strict, { permissions: ["MANAGE_SYSTEM_SETTINGS"] });
  const [stored] = await strict.database.query<{ version: number }>(
    "select version from setting where name = 'sms'",
  );
  const saved = await strict.call(
    settingsCalls.saveSms,
    { body: { version: stored?.version ?? 0, value: gateway({ url }) } },
    { token: admin.token },
  );
  expect(saved.status).toBe(200);
  const answer = await strict.call(
    settingsCalls.testSms,
    { body: { to: "01712345678" } },
    { token: admin.token },
  );
  expect([answer.status, answer.error.code]).toEqual([422, 5002]);
});
