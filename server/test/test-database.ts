import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export interface TestDatabase {
  /** The owner's address, for arranging and inspecting what the application's role may not. */
  readonly url: string;
  /** Runs one statement as the owner. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A database of one's own, copied from the prepared one in some hundredths of a second. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("databaseUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await once(server, `create database ${name} template template_shikkha`);
  const url = server.replace(/[^/]+$/, name);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => undefined);
  return {
    url,
    query: async (text, values) => (await pool.query(text, values)).rows,
    async drop() {
      await pool.end();
      await once(server, `drop database ${name} with (force)`);
    },
  };
}

/** Copying a template refuses while another copy is made, so it is tried again. */
async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await client.query(statement);
        return;
      } catch (error) {
        if ((error as { code?: string }).code !== "55006" || attempt > 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  } finally {
    await client.end();
  }
}
