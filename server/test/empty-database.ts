import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export interface EmptyDatabase {
  /** Of an owner that is no superuser, as in production. */
  readonly url: string;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A database as an operator makes it by the book: an owner that may create roles, nothing else. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const server = inject("databaseUrl");
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create role ${name} login createrole password '${name}'`);
  // The roles belong to the cluster and were made by another owner here.
  await admin.query(`grant shikkha_app, shikkha_report to ${name}`);
  await admin.query(
    `create database ${name} owner ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`,
  );
  const url = new URL(server);
  url.username = name;
  url.password = name;
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  pool.on("error", () => undefined);
  return {
    url: url.href,
    query: async (text, values) => (await pool.query(text, values)).rows,
    async drop() {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role ${name}`);
      await admin.end();
    },
  };
}
