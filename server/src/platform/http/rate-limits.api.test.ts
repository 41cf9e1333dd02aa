import { afterAll, beforeAll, expect, it } from "vitest";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { prepareRequest } from "@shikkha/contract/kernel/request.ts";
import { siteCalls } from "@shikkha/contract/site.ts";
import { type RunningServer, startServer } from "../../start.ts";
import { testConfig } from "../../../test/test-config.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { forgetRateCounts } from "./rate-counts.ts";

let database: TestDatabase;
let copies: RunningServer[];
beforeAll(async () => {
  database = await createTestDatabase();
  copies = await Promise.all(
    [1, 2].map(() =>
      startServer(testConfig(database.url), { prepare: false, longestDelayMs: 60_000 }),
    ),
  );
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.stop()));
  await database.drop();
});

/** From an address, to one of the copies. */
function write(copy: number, address: string) {
  const { url, headers, body } = prepareRequest("/v1", siteCalls.sendMessage, {
    body: { name: "কেউ", email: "a@b.example", subject: "বিষয়", message: "কথা" } as never,
  });
  return copies[copy]?.app.inject({
    method: "POST",
    url,
    headers: { ...headers, "x-shikkha-call": "1", "accept-language": "en" },
    remoteAddress: address,
    payload: String(body),
  });
}

it("counts what may be done seldom for all copies together, by caller, until the minute is over", async () => {
  const statuses: (number | undefined)[] = [];
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push((await write(turn % 2, "192.0.2.7"))?.statusCode);
  expect(statuses.slice(0, 5)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  const refused = await write(0, "192.0.2.7");
  expect(refused?.json()).toMatchObject({ code: ERRORS.tooMany.code });
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(50);
  expect((await write(0, "192.0.2.8"))?.statusCode).not.toBe(429);
  await database.query("update rate_count set ends_at = now()");
  expect((await write(1, "192.0.2.7"))?.statusCode).not.toBe(429);
});

it("limits calls, never the files of a page", async () => {
  const app = copies[0]?.app;
  const ask = (url: string) =>
    app?.inject({ method: "GET", url, remoteAddress: "192.0.2.9" }).then(({ headers }) => headers);
  expect(await ask("/v1/api/site/content")).toHaveProperty("x-ratelimit-limit", "3000");
  for (const url of ["/", "/assets/some.js", "/fonts/some.woff2"])
    expect(await ask(url)).not.toHaveProperty("x-ratelimit-limit");
});

it("keeps no caller in words, and forgets minutes that passed", async () => {
  const rows = await database.query<{ key: string }>("select key from rate_count");
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  await database.query("update rate_count set ends_at = now() - interval '1 second'");
  const [copy] = copies;
  if (copy) await forgetRateCounts(copy.platform.db);
  expect(await database.query("select 1 from rate_count")).toEqual([]);
});
