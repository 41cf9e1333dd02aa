import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { operationCalls } from "@shikkha/contract/operations.ts";
import { publicStatCalls } from "@shikkha/contract/public-stat.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { MOST_WAITING } from "./pressure.ts";

let server: TestServer;
let stuck: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  stuck = new pg.Client(server.database.url);
  await stuck.connect();
});
afterAll(async () => {
  await stuck.end();
  await server.stop();
});

it("refuses at the door what would wait too long, answers what it let in, and recovers at once", async () => {
  expect((await server.call(operationCalls.ready, {})).status).toBe(200);
  const look = () => server.call(publicStatCalls.country, { query: { planYear: 2026 } });
  await stuck.query("begin; lock table rollup_month in access exclusive mode");
  const crowd = Array.from({ length: MOST_WAITING * 2 }, look);
  await expect
    .poll(() => server.running.platform.waitingForDatabase(), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(MOST_WAITING);
  const { status, error, headers } = await look();
  expect([status, error.code, error.message]).toEqual([503, 1007, ERRORS.busy.en]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  for (const probe of [operationCalls.health, operationCalls.ready, operationCalls.metrics])
    expect((await server.call(probe, {})).status).toBe(200);
  await stuck.query("rollback");
  // The last of the crowd may have come to a closed door already; everyone who was let in is answered.
  const statuses = (await Promise.all(crowd)).map((answer) => answer.status);
  expect(statuses.filter((one) => one !== 200 && one !== 503)).toEqual([]);
  expect(statuses.filter((one) => one === 200).length).toBeGreaterThan(20);
  expect((await look()).status).toBe(200);
});

it("refuses while the process itself is late with everything, and never the probes", async () => {
  const late = await startTestServer({}, { longestDelayMs: 1 });
  await expect
    .poll(async () => {
      const { status, headers } = await late.call(publicStatCalls.country, {
        query: { planYear: 2026 },
      });
      return [status, headers["retry-after"]];
    })
    .toEqual([503, "5"]);
  expect((await late.call(operationCalls.health, {})).status).toBe(200);
  await late.stop();
});
