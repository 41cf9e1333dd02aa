import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { type Database, openDatabase } from "./database.ts";
import { planKept } from "./kept-plans.ts";
import { openPool } from "./pool.ts";

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(openPool({ url: database.url, size: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function listKept() {
  const { rows } = await sql<{ statement: string; uses: number }>`
    select statement, generic_plans + custom_plans as uses from pg_prepared_statements`.execute(db);
  return rows;
}

it("keeps the plan of a marked statement on its connection, inside and outside of a transaction, and of no other", async () => {
  const asked = (at: Database, value: number) =>
    sql<{ twice: number }>`select ${planKept} 2 * ${value}::int as twice`.execute(at);
  expect((await asked(db, 4)).rows).toEqual([{ twice: 8 }]);
  expect((await db.transaction().execute((tx) => asked(tx, 5))).rows).toEqual([{ twice: 10 }]);
  await sql`select ${1}::int`.execute(db);
  expect(await listKept()).toEqual([
    { statement: "select /* plan kept */ 2 * $1::int as twice", uses: 2 },
  ]);
});

it("gives builders of statements the same", async () => {
  const look = () =>
    db.selectFrom("person").modifyFront(planKept).select("id").where("id", "=", 1).execute();
  await look();
  await look();
  expect((await listKept()).map(({ uses }) => uses)).toContain(2);
});
