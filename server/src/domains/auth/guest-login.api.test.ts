import { afterAll, beforeAll, expect, it } from "vitest";
import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { guestCalls } from "@shikkha/contract/guests.ts";
import { locationCalls } from "@shikkha/contract/locations.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

const PASSWORD = "bright-river-2026";
let now = new Date();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
});
afterAll(() => server.stop());

const guest = (username: string) => ({
  username,
  nameBangla: "নাসিমা খাতুন",
  nameEnglish: "Nasima Khatun",
  email: "nasima@office.example",
  phone: "০১৭১২৩৪৫৬৭৮",
  password: PASSWORD,
  confirmation: PASSWORD,
});

async function register(username: string): Promise<void> {
  const { token } = await asDuty(server, { permissions: ["MANAGE_GUEST_USER"] });
  const answer = await server.call(guestCalls.create, { body: guest(username) }, { token });
  expect(answer.status).toBe(200);
}

const login = (username: string, password: string, newPassword?: string) =>
  server.call(authCalls.guestLogin, {
    body: { username, password, ...(newPassword !== undefined && { newPassword }) },
  });

it("registers a guest, folds the digits of the phone, and leaves no password in the audit log", async () => {
  await register("guest.a");
  const [row] = await server.database.query<{ phone: string; after: object; type: string }>(
    "select p.phone, p.type, e.after from person p join audit_entry e on e.target_id = p.id::text and e.action = 'guests.create' where p.username = 'guest.a'",
  );
  expect(row).toMatchObject({
    phone: "01712345678",
    type: "GUEST",
    after: { username: "guest.a" },
  });
  expect(JSON.stringify(row)).not.toContain(PASSWORD);
});

it("asks for a new password at the first sign-in, refuses a weak one, then lets the guest in without any permission", async () => {
  await register("guest.b");
  expect((await login("guest.b", PASSWORD)).error.code).toBe(2103);
  const weak = await login("guest.b", PASSWORD, "nasima-khatun-1");
  expect(weak.error.fields?.map(({ path }) => path)).toEqual(["newPassword"]);
  const answer = await login("GUEST.B", PASSWORD, "a-quiet-garden-9");
  expect(answer.status).toBe(200);
  expect(answer.body.user.activeJurisdiction.permissions).toEqual([]);
  expect((await login("guest.b", PASSWORD)).error.code).toBe(2101);
  expect((await login("guest.b", "a-quiet-garden-9")).status).toBe(200);
});

it("answers an unknown name like a wrong password", async () => {
  await register("guest.c");
  const unknown = await login("nobody.here", "whatever-it-is");
  const wrong = await login("guest.c", "whatever-it-is");
  expect([unknown.status, unknown.error.code, unknown.error.message]).toEqual([
    wrong.status,
    wrong.error.code,
    wrong.error.message,
  ]);
});

it("locks after five failures for fifteen minutes, says so in words, and audits each", async () => {
  await register("guest.d");
  for (let attempt = 1; attempt < 5; attempt += 1)
    expect((await login("guest.d", "wrong-password")).error.code).toBe(2101);
  const fifth = await server.call(
    authCalls.guestLogin,
    { body: { username: "guest.d", password: "wrong-password" } },
    { language: "bn" },
  );
  expect(fifth.status).toBe(423);
  expect(fifth.error.message).toContain("১৫ মিনিটের");
  expect((await login("guest.d", PASSWORD, "a-quiet-garden-9")).status).toBe(423);
  now = new Date(now.getTime() + 16 * 60_000);
  expect((await login("guest.d", PASSWORD, "a-quiet-garden-9")).status).toBe(200);
  const rows = await server.database.query(
    "select 1 from audit_entry where action = 'auth.signInRefused' and target_id = 'guest.d'",
  );
  expect(rows).toHaveLength(6);
});

it("names every wrong field of a registration in the caller's language and stores nothing", async () => {
  const { token } = await asDuty(server, { permissions: ["MANAGE_GUEST_USER"] });
  const bad = {
    username: "X",
    nameBangla: "Nasima",
    nameEnglish: "নাসিমা",
    email: "no",
    phone: "12",
    password: "short",
    confirmation: "",
  };
  const before = await server.database.query("select count(*) from person");
  const english = await server.call(guestCalls.create, { body: bad }, { token });
  expect(english.status).toBe(400);
  expect(english.error.fields?.map(({ path }) => path)).toEqual([
    "username",
    "nameBangla",
    "nameEnglish",
    "email",
    "phone",
    "password",
    "confirmation",
  ]);
  const bangla = await server.call(guestCalls.create, { body: bad }, { token, language: "bn" });
  for (const { message } of bangla.error.fields ?? []) expect(message).not.toMatch(/[a-z]{3}/);
  expect(await server.database.query("select count(*) from person")).toEqual(before);
});

it("refuses a confirmation that differs, a password with the person's name, and a taken user name", async () => {
  const { token } = await asDuty(server, { permissions: ["MANAGE_GUEST_USER"] });
  const create = (change: object) =>
    server.call(guestCalls.create, { body: { ...guest("guest.e"), ...change } }, { token });
  expect((await create({ confirmation: "other" })).error.fields).toEqual([
    { path: "confirmation", message: "password doesn't match" },
  ]);
  const named = await create({ password: "nasima-rahman-1", confirmation: "nasima-rahman-1" });
  expect(named.error.fields?.map(({ path }) => path)).toEqual(["password"]);
  expect((await create({ password: "1111111111", confirmation: "1111111111" })).status).toBe(400);
  await register("guest.e");
  const taken = await create({});
  expect([taken.status, taken.error.code]).toEqual([409, 2104]);
});

it("changes the password whenever the guest wants, for the old one alone, and ends every other session", async () => {
  await register("guest.change");
  const first = await login("guest.change", PASSWORD, "a-quiet-garden-9");
  const guessed = await login("guest.change", "not the old one", "seven-boats-at-dawn");
  expect(guessed.error.code).toBe(2101);
  const weak = await login("guest.change", "a-quiet-garden-9", "P@ssw0rd2024");
  expect(weak.error.fields?.map(({ path }) => path)).toEqual(["newPassword"]);
  const changed = await login("guest.change", "a-quiet-garden-9", "seven-boats-at-dawn");
  expect(changed.status).toBe(200);
  const me = (token: string) => server.call(locationCalls.zones, {}, { token });
  expect((await me(first.body.token)).status).toBe(401);
  expect((await me(changed.body.token)).status).toBe(200);
  expect((await login("guest.change", "a-quiet-garden-9")).error.code).toBe(2101);
});

it("ends the session of the browser it signs in, and no other", async () => {
  await register("guest.again");
  const elsewhere = await login("guest.again", PASSWORD, "a-quiet-garden-9");
  const here = await login("guest.again", "a-quiet-garden-9");
  const [cookie] = here.cookies;
  const again = await server.call(
    authCalls.guestLogin,
    { body: { username: "guest.again", password: "a-quiet-garden-9" } },
    { cookies: { [cookie?.name ?? ""]: cookie?.value ?? "" } },
  );
  expect(again.status).toBe(200);
  const zones = async (token: string) =>
    (await server.call(locationCalls.zones, {}, { token })).status;
  await expect.poll(() => zones(here.body.token), { timeout: 2000 }).toBe(401);
  expect(await zones(again.body.token)).toBe(200);
  expect(await zones(elsewhere.body.token)).toBe(200);
});
