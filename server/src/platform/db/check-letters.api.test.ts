import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { checkLetters, UnfitDatabase } from "./check-letters.ts";

const name = `plain_${randomUUID().replaceAll("-", "")}`;
let fit: TestDatabase;
let server: pg.Client;
beforeAll(async () => {
  fit = await createTestDatabase();
  server = await connect(inject("databaseUrl"));
  await server.query(
    `create database ${name} template template0 encoding 'UTF8' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
  );
});
afterAll(async () => {
  await server.query(`drop database ${name} with (force)`);
  await server.end();
  await fit.drop();
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

it("lets a database pass whose search reads Bengali words", async () => {
  const client = await connect(fit.url);
  await expect(checkLetters(client)).resolves.toBeUndefined();
  await client.end();
});

it.each(["before the search is there", "with the search"])(
  "refuses one under plain C %s, and says what to do",
  async (when) => {
    const client = await connect(inject("databaseUrl").replace(/[^/]+$/, name));
    if (when === "with the search") await client.query("create extension pg_trgm");
    const refusal = await checkLetters(client).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnfitDatabase);
    expect(String(refusal)).toContain(`"${name}" (encoding UTF8, LC_CTYPE C)`);
    expect(String(refusal)).toContain("--locale C.UTF-8 --template template0");
    await client.end();
  },
);
