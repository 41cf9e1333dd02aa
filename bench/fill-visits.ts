import pg from "pg";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { countFigures } from "../server/seeds/national/figures.ts";
import { grow } from "../server/seeds/national/grow.ts";
import { nationalOfficers } from "../server/seeds/national/people.ts";
import { nationalPlans } from "../server/seeds/national/plans.ts";
import { nationalVisits } from "../server/seeds/national/visits.ts";
import { openPool } from "../server/src/platform/db/pool.ts";

const FEW = 100_000;
const MANY = 1_000_000;
const COPY = "shikkha_few_visits";
/** Two years that are over, the one that runs, and the one that is being planned. */
const YEARS = [-2, -1, 0, 1];

type Log = (line: string) => void;

/**
 * The country's plans with a million visits, and beside it a copy of the same database from when it had a hundred thousand.
 * What is there already is kept. Nobody else may be connected.
 */
export async function fillVisits(url: string, log: Log): Promise<{ few: string; many: string }> {
  const few = url.replace(/[^/]+$/, COPY);
  if (!(await hasCopy(url))) {
    await fillTo(url, FEW, log);
    await copy(url);
  }
  await fillTo(url, MANY, log);
  return { few, many: url };
}

async function fillTo(url: string, visits: number, log: Log): Promise<void> {
  const today = dayInDhaka(new Date());
  const owner = openPool({ url, size: 1 });
  try {
    const client = await owner.connect();
    await grow(client, nationalOfficers(5_000), log);
    for (const step of YEARS)
      await grow(client, nationalPlans(Number(today.slice(0, 4)) + step, 600_000), log);
    await grow(client, nationalVisits(visits, today), log);
    if (!(await areCounted(client))) await countFigures(client, log);
    client.release();
  } finally {
    await owner.end();
  }
}

async function areCounted(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ counted: boolean | null }>(
    `select sum(planned) = (select count(*) from plan_row) and sum(done) = (select count(*) from visit_identity) as counted from rollup_month`,
  );
  return rows[0]?.counted ?? false;
}

async function hasCopy(url: string): Promise<boolean> {
  return (await once(url, "select 1 from pg_database where datname = $1", [COPY])) > 0;
}

async function copy(url: string): Promise<void> {
  const source = new URL(url).pathname.slice(1);
  await once(url, `create database ${COPY} template ${pg.escapeIdentifier(source)}`);
}

/** From a database that is never copied. */
async function once(url: string, sql: string, values: unknown[] = []): Promise<number> {
  const client = new pg.Client(url.replace(/[^/]+$/, "postgres"));
  await client.connect();
  try {
    return (await client.query(sql, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
