import { afterAll, beforeAll, expect, it } from "vitest";
import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { locationCalls } from "@shikkha/contract/locations.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

const GENERAL = 40;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { rateLimits: { enabled: true, generalPerMinute: GENERAL } });
});
afterAll(() => server.stop());

it("holds up guessing at the guest login, and says when to come again", async () => {
  const guess = (username: string, token: string) =>
    server.call(authCalls.guestLogin, { body: { username, password: "a wrong one" } }, { token });
  const answers = [];
  // An invented token must not open a count of its own.
  for (let n = 0; n < 25; n += 1) answers.push(await guess(`guess.${n}`, `a.${n}${n}.b`));
  const held = answers.filter(({ status }) => status === 429);
  expect(held).toHaveLength(5);
  expect(Number(held[0]?.headers["retry-after"])).toBeGreaterThan(0);
  expect(held[0]?.error.message).toMatch(/\d/);
});

it("counts each session by itself, so that an office behind one address is not held up by one of its people", async () => {
  const [one, other] = await Promise.all([asDuty(server), asDuty(server)]);
  const ask = (token: string) => server.call(locationCalls.zones, {}, { token });
  const statuses: number[] = [];
  for (let n = 0; n <= GENERAL; n += 1) statuses.push((await ask(one.token)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await ask(other.token)).status).toBe(200);
});
