import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { type Database, openDatabase } from "./database.ts";
import { openPool } from "./pool.ts";
import { streamRows } from "./stream-rows.ts";

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, role: "shikkha_app", size: 3 });
  db = openDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const many = (count: number) =>
  sql<{ n: number }>`select n, '' as mark from generate_series(1, ${count}) n`;

/** How many connections work on a query that holds the mark. */
async function working(mark: string): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    "select count(*)::int as total from pg_stat_activity where datname = current_database() and state = 'active' and query like '%' || $1 || '%' and pid <> pg_backend_pid()",
    [mark],
  );
  return row?.total ?? 0;
}

it("gives all rows in their order and the connection back", async () => {
  const found: number[] = [];
  for await (const { n } of streamRows(db, many(5000))) found.push(n);
  expect(found).toEqual(Array.from({ length: 5000 }, (_, at) => at + 1));
  expect(pool.idleCount).toBe(1);
});

it("stops the query when nobody reads on", async () => {
  for await (const { n } of streamRows(db, many(1_000_000))) {
    expect(n).toBe(1);
    expect(await working("as mark")).toBe(1);
    break;
  }
  await vi.waitFor(async () => expect(await working("as mark")).toBe(0), { timeout: 5000 });
});

it("stops a query that has no row yet when the signal says so", async () => {
  const stop = new AbortController();
  const slow = streamRows(db, sql`select pg_sleep(40) as slept`, stop.signal);
  const reading = (async () => {
    for await (const row of slow) expect(row).toBeDefined();
  })();
  await vi.waitFor(async () => expect(await working("as slept")).toBe(1), { timeout: 5000 });
  stop.abort(new Error("Enough"));
  await expect(reading).rejects.toThrow("Enough");
  await vi.waitFor(async () => expect(await working("as slept")).toBe(0), { timeout: 5000 });
  expect(pool.totalCount).toBe(pool.idleCount);
});

it("passes on what the database says is wrong", async () => {
  const rows = streamRows(db, sql`select 1 / (3 - n) from generate_series(1, 5) n`);
  await expect(rows[Symbol.asyncIterator]().next()).rejects.toThrow("division by zero");
});
