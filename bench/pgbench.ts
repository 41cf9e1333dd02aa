import { execFile } from "node:child_process";
import { access, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import type { BareRoute } from "./bare-server.ts";

/** Where Debian puts PostgreSQL's own programs. */
const DEBIAN = "/usr/lib/postgresql";

export async function findPgbench(): Promise<string | undefined> {
  for (const version of await readdir(DEBIAN).catch(() => [])) {
    const program = join(DEBIAN, version, "bin/pgbench");
    const isThere = await access(program).then(
      () => true,
      () => false,
    );
    if (isThere) return program;
  }
  return undefined;
}

/** How often a second PostgreSQL alone carries out the statements of a call, one after the other, on as many connections. */
export async function measurePgbench(
  program: string,
  url: string,
  { statements }: BareRoute,
  seconds: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "shikkha-pgbench-"));
  try {
    const script = join(folder, "call.sql");
    const lines = statements.map(({ sql, parameters }) => `${withLiterals(sql, parameters)};\n`);
    await writeFile(script, lines.join(""));
    const load = ["-n", "-c", "16", "-j", "2", "-T", String(seconds), "-f", script, url];
    const env = { ...process.env, PGOPTIONS: "-c timezone=UTC -c role=shikkha_app" };
    const { stdout } = await promisify(execFile)(program, load, { env });
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    if (!Number.isFinite(perSecond)) throw new Error(stdout);
    return perSecond;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** It knows no parameters: they stand in the text, without a type, as the driver sends them. */
function withLiterals(sql: string, parameters: readonly unknown[]): string {
  return sql.replace(/\$(\d+)/g, (_, number: string) => literal(parameters[Number(number) - 1]));
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "NULL";
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(element).join(",")}}`);
  return pg.escapeLiteral(textOf(value));
}

function element(value: unknown): string {
  return value === null ? "NULL" : JSON.stringify(textOf(value));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
