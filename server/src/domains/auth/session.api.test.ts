import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SignJWT } from "jose";
import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { locationCalls } from "@shikkha/contract/locations.ts";
import { designationCalls } from "@shikkha/contract/officers/designations.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { issueToken } from "../../platform/auth/access-token.ts";
import { deriveKeys } from "../../platform/config/keys.ts";

const COOKIE = "shikkha-refresh";
let now = new Date();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
});
afterAll(() => server.stop());

async function signIn(): Promise<{
  token: string;
  cookie: string;
  username: string;
  personId: number;
  dutyId: number;
}> {
  const { personId, dutyId } = await asDuty(server, { username: `person${Math.random()}` });
  const [person] = await server.database.query<{ username: string }>(
    "select username from person where id = $1",
    [personId],
  );
  const username = person?.username ?? "";
  const answer = await server.call(authCalls.startSessionDev, { query: { username } });
  return { token: answer.body.token, cookie: cookieOf(answer), username, personId, dutyId };
}

function cookieOf(answer: { cookies: readonly { name: string; value: string }[] }): string {
  return answer.cookies.find(({ name }) => name === COOKIE)?.value ?? "";
}

const zones = (token: string) => server.call(locationCalls.zones, {}, { token });
const refresh = (cookie: string) =>
  server.call(authCalls.refresh, {}, { cookies: { [COOKIE]: cookie } });

describe("an access token", () => {
  it("opens calls, and the session start is in the audit log", async () => {
    const { token, personId } = await signIn();
    expect((await zones(token)).status).toBe(200);
    const rows = await server.database.query(
      "select action, action_type from audit_entry where person_id = $1",
      [personId],
    );
    expect(rows).toEqual([{ action: "auth.signIn", action_type: "SIGN_IN" }]);
  });

  it("is refused with 401 when it is missing, garbage, forged, foreign, unsigned or of an unknown session", async () => {
    const someone = await asDuty(server);
    const claims = {
      personId: someone.personId,
      sessionId: someone.sessionId,
      dutyId: someone.dutyId,
      stamp: "x",
    };
    const foreign = await issueToken(deriveKeys("another secret"), claims, now);
    const unknown = await issueToken(
      server.running.platform.keys,
      { ...claims, sessionId: "00000000-0000-4000-8000-000000000000" },
      now,
    );
    const otherPerson = await issueToken(
      server.running.platform.keys,
      { ...claims, personId: claims.personId + 1 },
      now,
    );
    const symmetric = await new SignJWT({ sid: claims.sessionId, duty: claims.dutyId, stamp: "x" })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("shikkha-monitoring")
      .setSubject(String(claims.personId))
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode("a secret of the tests, long enough for all of them"));
    const ours = async (typ: string, audience: string) =>
      new SignJWT({ sid: claims.sessionId, duty: claims.dutyId, stamp: "x" })
        .setProtectedHeader({ alg: "EdDSA", typ })
        .setIssuer("shikkha-monitoring")
        .setAudience(audience)
        .setSubject(String(claims.personId))
        .setExpirationTime("1h")
        .sign(server.running.platform.keys.tokenPrivate);
    const otherKind = await ours("receipt+jwt", "shikkha-monitoring");
    const otherAudience = await ours("at+jwt", "somebody else");
    const [head, payload] = someone.token.split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
    const broken = `${head}.${payload}.${"A".repeat(86)}`;
    const all = [
      "",
      "garbage",
      foreign.token,
      unknown.token,
      otherPerson.token,
      symmetric,
      otherKind,
      otherAudience,
      unsigned,
      broken,
    ];
    for (const token of all) expect((await zones(token)).status, token).toBe(401);
    expect((await server.call(locationCalls.zones, {})).status).toBe(401);
  });

  it("answers 480 once it has expired and the session can be refreshed, 401 when the session is over", async () => {
    const { token, cookie } = await signIn();
    now = new Date(now.getTime() + 15 * 60_000 + 1000);
    const expired = await zones(token);
    expect(expired.status).toBe(480);
    expect(expired.error.code).toBe(2001);
    const { body } = await refresh(cookie);
    expect((await zones(body.token)).status).toBe(200);
    await server.call(
      authCalls.logout,
      {},
      { cookies: { [COOKIE]: cookieOf(await refresh(cookie)) } },
    );
    await expect.poll(async () => (await zones(token)).status, { timeout: 1000 }).toBe(401);
    expect((await zones(body.token)).status).toBe(401);
  });

  it.each([
    ["left alone for a week", 7],
    ["a month old, however busy", 30],
  ])("ends with a session that was %s", async (_what, days) => {
    const { token, cookie } = await signIn();
    const column = days === 7 ? "seen_at" : "expires_at";
    const shift = days === 7 ? "- interval '7 days 1 minute'" : "- interval '30 days 1 minute'";
    await server.database.query(`update session set ${column} = ${column} ${shift} where id = $1`, [
      cookie.split(".")[0],
    ]);
    expect((await refresh(cookie)).status).toBe(401);
    await expect.poll(async () => (await zones(token)).status, { timeout: 2000 }).toBe(401);
  });

  it("answers 480 after the duty was released, and the refresh brings 401 when no duty is left", async () => {
    const { token, cookie, dutyId } = await signIn();
    await server.database.query(
      "update duty set kind = 'INACTIVE', valid_to = '2021-01-01' where id = $1",
      [dutyId],
    );
    await expect.poll(async () => (await zones(token)).status, { timeout: 1000 }).toBe(480);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it("answers 480 after the role's permissions changed, and the refresh brings the new ones", async () => {
    const { token, cookie, dutyId } = await signIn();
    await server.database.query(
      "insert into role_permission select role_id, 'VIEW_BI' from duty where id = $1",
      [dutyId],
    );
    await expect.poll(async () => (await zones(token)).status, { timeout: 1000 }).toBe(480);
    const { body } = await refresh(cookie);
    expect(body.user.activeJurisdiction.permissions).toEqual(["VIEW_BI"]);
    expect((await zones(body.token)).status).toBe(200);
  });

  it("stops working for a person who was deactivated", async () => {
    const { token, personId } = await signIn();
    await server.database.query("update person set status = 'INACTIVE' where id = $1", [personId]);
    await expect.poll(async () => (await zones(token)).status, { timeout: 1000 }).toBe(401);
  });
});

describe("the refresh cookie", () => {
  it("is out of reach of scripts and other sites, and replaced at each use", async () => {
    const { username } = await signIn();
    const answer = await server.call(authCalls.startSessionDev, { query: { username } });
    expect(String(answer.headers["set-cookie"])).toMatch(/HttpOnly; SameSite=Strict/);
    const next = await refresh(cookieOf(answer));
    expect(next.status).toBe(200);
    expect(cookieOf(next)).not.toBe(cookieOf(answer));
    expect(next.headers["cache-control"]).toBe("no-store");
  });

  it("gives the same successor to a browser that lost the answer, for 10 seconds", async () => {
    const { cookie } = await signIn();
    const first = cookieOf(await refresh(cookie));
    now = new Date(now.getTime() + 9_000);
    expect(cookieOf(await refresh(cookie))).toBe(first);
    expect((await refresh(first)).status).toBe(200);
  });

  it("ends the whole session when an old one is replayed, and says so in the audit log", async () => {
    const { cookie, token, personId } = await signIn();
    const second = cookieOf(await refresh(cookie));
    now = new Date(now.getTime() + 11_000);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await refresh(second)).status).toBe(401);
    expect((await zones(token)).status).toBe(401);
    const rows = await server.database.query(
      "select 1 from audit_entry where action = 'auth.replayedCookie' and person_id = $1",
      [personId],
    );
    expect(rows).toHaveLength(1);
  });

  it("is refused when forged, without ending anyone's session", async () => {
    const { cookie } = await signIn();
    const [sessionId, secret] = cookie.split(".");
    expect((await refresh(`${sessionId}.${secret}.forged`)).status).toBe(401);
    expect((await refresh(`${sessionId}.${"A".repeat(43)}.${"A".repeat(43)}`)).status).toBe(401);
    expect((await refresh("")).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(200);
  });

  it("gives one successor to twenty refreshes at once", async () => {
    const { cookie } = await signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
  });

  it("is not taken from another site", async () => {
    const { cookie } = await signIn();
    const cookies = { [COOKIE]: cookie };
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://elsewhere.example" },
    ];
    for (const headers of foreign) {
      expect((await server.call(authCalls.refresh, {}, { cookies, headers })).error.code).toBe(
        1008,
      );
    }
    const bare = await server.running.app.inject({ url: "/v1/sso/refresh", cookies });
    expect(bare.statusCode).toBe(403);
  });
});

describe("switching the duty", () => {
  it("changes what the session may do, makes the old token refresh, and is audited", async () => {
    const { token, cookie, personId, dutyId } = await signIn();
    const [second] = await server.database.query<{ id: string }>(
      `insert into duty (person_id, kind, role_id, office_id, level, path, valid_from)
       select $1, 'ADDITIONAL', r.id, o.id, 'ZONE', '/188/', '2024-01-01' from role r, office o
       where r.code = 'ZONAL_DIRECTOR' and o.path = '/188/' and o.level = 'ZONE' returning id`,
      [personId],
    );
    await expect.poll(async () => (await zones(token)).status).toBe(200);
    const wanted = Number(second?.id);
    const answer = await server.call(
      authCalls.switchDuty,
      { params: { dutyId: wanted } },
      { token },
    );
    expect(answer.body.user.activeJurisdiction).toMatchObject({
      dutyId: wanted,
      zoneId: 188,
      isPrimary: false,
    });
    expect((await zones(answer.body.token)).status).toBe(200);
    await expect.poll(async () => (await zones(token)).status, { timeout: 1000 }).toBe(480);
    expect((await refresh(cookie)).body.user.activeJurisdiction.dutyId).toBe(wanted);
    const [row] = await server.database.query(
      "select before, after from audit_entry where action = 'auth.switchDuty' and person_id = $1",
      [personId],
    );
    expect(row).toEqual({ before: { dutyId }, after: { dutyId: wanted } });
  });

  it("refuses a duty of somebody else as if it did not exist", async () => {
    const { token } = await signIn();
    const { dutyId } = await asDuty(server);
    const answer = await server.call(authCalls.switchDuty, { params: { dutyId } }, { token });
    expect(answer.status).toBe(404);
    expect(answer.error.code).toBe(2107);
  });
});

it("has no short cut for sessions outside demo mode", async () => {
  const production = await startTestServer({ mode: "production" });
  const answer = await production.call(authCalls.startSessionDev, { query: { username: "admin" } });
  expect(answer.status).toBe(404);
  await production.stop();
});

it("ends a released duty's token on every copy of the server within a second", async () => {
  const { startServer } = await import("../../start.ts");
  const { testConfig } = await import("../../../test/test-config.ts");
  const copy = await startServer(testConfig(server.database.url), {
    prepare: false,
    now: () => now,
  });
  const { token, dutyId } = await signIn();
  const onCopy = async () =>
    (
      await copy.app.inject({
        url: "/v1/api/designation/all",
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode;
  expect(await onCopy()).toBe(200);
  expect((await server.call(designationCalls.all, {}, { token })).status).toBe(200);
  await server.database.query(
    "update duty set kind = 'INACTIVE', valid_to = '2021-01-01' where id = $1",
    [dutyId],
  );
  await expect.poll(onCopy, { timeout: 1000, interval: 20 }).toBe(480);
  await copy.stop();
});
