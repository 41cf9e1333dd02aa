import { afterAll, beforeAll, expect, it } from "vitest";
import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { guestCalls } from "@shikkha/contract/guests.ts";
import { locationCalls } from "@shikkha/contract/locations.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

const FIRST = "bright-river-2026";
const OWN = "a-quiet-garden-9";
let server: TestServer;
let token: string;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  token = (await asDuty(server, { permissions: ["MANAGE_GUEST_USER"] })).token;
  const body = {
    username: "visitor.one",
    nameBangla: "নাসিমা খাতুন",
    nameEnglish: "Nasima Khatun",
    email: "n@office.example",
    phone: "01712345678",
    password: FIRST,
    confirmation: FIRST,
  };
  userId = (await server.call(guestCalls.create, { body }, { token })).body.userId;
});
afterAll(() => server.stop());

const login = (password: string, newPassword?: string) =>
  server.call(authCalls.guestLogin, {
    body: { username: "visitor.one", password, ...(newPassword !== undefined && { newPassword }) },
  });
const setState = (status: "ACTIVE" | "LOCKED" | "INACTIVE") =>
  server.call(guestCalls.setState, { params: { userId }, body: { status } }, { token });

it("lists and finds guests by name or user name", async () => {
  for (const searchParam of ["নাসিমা", "visitor", "KHATUN"]) {
    const { body } = await server.call(guestCalls.list, { query: { searchParam } }, { token });
    expect(body).toMatchObject({
      total: 1,
      items: [{ userId, status: "ACTIVE", mustChangePassword: true, lastSignInAt: null }],
    });
  }
  expect(
    (await server.call(guestCalls.list, { query: { status: "LOCKED" } }, { token })).body.total,
  ).toBe(0);
});

it("locks a guest out at once, says so, and lets them in again", async () => {
  const session = (await login(FIRST, OWN)).body;
  expect((await setState("LOCKED")).body.status).toBe("LOCKED");
  await expect
    .poll(
      async () => (await server.call(locationCalls.zones, {}, { token: session.token })).status,
      { timeout: 1000 },
    )
    .toBe(401);
  expect((await login(OWN)).error.code).toBe(2108);
  expect((await login("wrong-password")).error.code).toBe(2101);
  await setState("ACTIVE");
  expect((await login(OWN)).status).toBe(200);
});

it("resets a password, which has to be changed, and ends sessions", async () => {
  const body = { password: "another-river-7", confirmation: "another-river-7" };
  const answer = await server.call(
    guestCalls.resetPassword,
    { params: { userId }, body },
    { token },
  );
  expect(answer.body.mustChangePassword).toBe(true);
  expect((await login(OWN)).error.code).toBe(2101);
  expect((await login("another-river-7")).error.code).toBe(2103);
  const named = { password: "nasima-river-7", confirmation: "x" };
  const refused = await server.call(
    guestCalls.resetPassword,
    { params: { userId }, body: named },
    { token },
  );
  expect(refused.error.fields).toEqual([
    { path: "confirmation", message: "password doesn't match" },
  ]);
  const audit = await server.database.query(
    "select before, after from audit_entry where action = 'guests.resetPassword'",
  );
  expect(audit).toEqual([{ before: null, after: null }]);
});

it("deactivates a guest", async () => {
  expect((await setState("INACTIVE")).body.status).toBe("INACTIVE");
  expect((await login("another-river-7")).error.code).toBe(2101);
  const [row] = await server.database.query(
    "select before, after from audit_entry where action = 'guests.setState' order by seq desc limit 1",
  );
  expect(row).toEqual({ before: { status: "ACTIVE" }, after: { status: "INACTIVE" } });
});
