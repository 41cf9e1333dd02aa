import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asDuty } from "../../../test/as-duty.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await asDuty(server, { permissions: ["MANAGE_GUEST_USER", "MANAGE_AUDIT"] })).token;
});
afterAll(() => server.stop());

const post = (payload: string, headers: Record<string, string> = {}) =>
  server.running.app.inject({
    method: "POST",
    url: "/v1/auth/create-guest-user",
    headers: {
      authorization: `Bearer ${token}`,
      "x-shikkha-call": "1",
      "content-type": "application/json",
      "accept-language": "en",
      ...headers,
    },
    payload,
  });
const get = (url: string) =>
  server.running.app.inject({
    url,
    headers: { authorization: `Bearer ${token}`, "accept-language": "en" },
  });

it.each([
  ["NUL in a text", '{"username":"a\\u0000b"}', 400],
  ["a lone surrogate", '{"username":"\\ud800"}', 400],
  ["__proto__", '{"__proto__":{"admin":true}}', 400],
  ["constructor.prototype", '{"constructor":{"prototype":{"admin":true}}}', 400],
  ["a number beyond JSON", '{"username":1e309}', 400],
  ["no JSON", "{", 400],
  ["nothing", "", 400],
  ["a list", "[]", 400],
  ["null", "null", 400],
  ["two megabytes", JSON.stringify({ username: "x".repeat(2_000_000) }), 413],
  ["bottomless nesting", "[".repeat(5000) + "]".repeat(5000), 400],
])("refuses %s", async (_what, payload, status) => {
  const answer = await post(payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({
    statusCode: status,
    requestId: expect.any(String) as string,
  });
  expect(answer.headers["x-request-id"]).toBe(answer.json<{ requestId: string }>().requestId);
});

it("refuses a form that pretends to be a call", async () => {
  expect(
    (await post("username=a", { "content-type": "application/x-www-form-urlencoded" })).statusCode,
  ).toBe(415);
  expect((await post('{"username":"a"}', { "content-type": "text/plain" })).statusCode).toBe(415);
});

it("names every wrong part of a query, repeated and unknown ones too", async () => {
  const answer = await get(
    "/v1/api/audit/action-logs?page=-1&size=1e9&zone=x&fromDate=2026-02-30&actionType=NO&size2=1&district=1&district=2",
  );
  const fields = answer.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path);
  expect(fields.toSorted()).toEqual([
    "actionType",
    "district",
    "fromDate",
    "page",
    "size",
    "size2",
    "zone",
  ]);
});

it("takes Bengali digits in a query", async () => {
  expect(
    (
      await get(
        `/v1/api/audit/action-logs?page=${encodeURIComponent("০")}&size=${encodeURIComponent("৫০")}`,
      )
    ).statusCode,
  ).toBe(200);
});

describe("the words of a fault of ours", () => {
  it("never leave the server", async () => {
    const answer = await server.running.app.inject({
      url: "/v1/api/location/zones",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(200);
    await server.database.query("alter table location rename to location_hidden");
    const broken = await server.running.app.inject({
      url: "/v1/api/location/zones",
      headers: { authorization: `Bearer ${token}` },
    });
    await server.database.query("alter table location_hidden rename to location");
    expect(broken.statusCode).toBe(500);
    expect(broken.body).not.toContain("location");
    expect(broken.json()).toMatchObject({
      code: 9000,
      message: "সিস্টেমের ত্রুটির কারণে কাজটি সম্পন্ন হয়নি। পরে আবার চেষ্টা করুন।",
    });
  });
});

it.each([
  "/v1/health",
  "/v1/nothing-here",
  "/v1/api/location/zones",
  "/v1/docs",
  "/v1/openapi.json",
])("puts the security headers on %s", async (url) => {
  const { headers } = await server.running.app.inject({ url });
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["content-type"]).toMatch(/; charset=utf-8$/);
});

it("lets no cache keep what was told to one person", async () => {
  const answer = await get("/v1/api/location/zones");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

it("answers no method that is not meant", async () => {
  for (const method of ["TRACE", "OPTIONS", "PUT", "PATCH"] as const) {
    const answer = await server.running.app.inject({ method, url: "/v1/health" });
    expect(answer.statusCode, method).toBe(404);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  }
});
