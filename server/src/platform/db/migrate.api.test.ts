import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { migrate } from "./migrate.ts";

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

it("applies each migration once when several copies start together", async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  await writeFile(
    join(folder, "9001-create-thing.sql"),
    "select pg_sleep(0.1); create table thing (id int); insert into thing values (1);",
  );
  const clients = await Promise.all(Array.from({ length: 5 }, () => connect(database.url)));
  await Promise.all(clients.map((client) => migrate(client, () => undefined, folder)));
  expect(await database.query("select count(*)::int as count from thing")).toEqual([{ count: 1 }]);
  await Promise.all(clients.map((client) => client.end()));
  await database.drop();
});

it("undoes a migration that fails, whole, and says which applied file was changed", async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  const client = await connect(database.url);
  await writeFile(
    join(folder, "9001-create-thing.sql"),
    "create table thing (id int); select 1/0;",
  );
  await expect(migrate(client, () => undefined, folder)).rejects.toThrow("division by zero");
  expect(await database.query("select to_regclass('thing') as found")).toEqual([{ found: null }]);
  await writeFile(join(folder, "9001-create-thing.sql"), "create table thing (id int);");
  await migrate(client, () => undefined, folder);
  await writeFile(join(folder, "9001-create-thing.sql"), "create table thing (id bigint);");
  await expect(migrate(client, () => undefined, folder)).rejects.toThrow(
    "9001-create-thing.sql has changed",
  );
  await client.end();
  await database.drop();
});
