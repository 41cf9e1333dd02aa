import { createRequire } from "node:module";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import pg from "pg";
import { openDatabase } from "../../server/src/platform/db/database.ts";
import { streamRows } from "../../server/src/platform/db/stream-rows.ts";
import { csvStream } from "../../server/src/platform/export/csv.ts";
import { COLUMNS } from "./columns.ts";
import type { BenchRow } from "./rows.ts";

/** What reads everything and keeps nothing. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

const SOURCE = `select 'কৃষ্ণনগর ' || n || ' উচ্চ বিদ্যালয়' as name, (140001 + n)::text as eiin, 'নারায়ণগঞ্জ' as district, 'সদর ' || n % 300 as upazila,
  to_char(date '2026-01-01' + n % 300, 'YYYY-MM-DD') as day, n as count, (n % 50) / 10.0::float8 as rating from generate_series(1, 200000) n`;

/** Seconds for 200,000 rows from the database into CSV: ours through a cursor, and PostgreSQL's own COPY TO. */
export async function csvCost(url: string, peers: string): Promise<{ ours: number; copy: number }> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const db = openDatabase(pool);
  const { to } = createRequire(join(peers, "package.json"))("pg-copy-streams") as {
    to: (text: string) => pg.Submittable & NodeJS.ReadableStream;
  };
  const timed = async (work: () => Promise<void>) => {
    const began = performance.now();
    await work();
    return (performance.now() - began) / 1000;
  };
  const ours = () =>
    timed(() =>
      pipeline(
        csvStream(COLUMNS, streamRows(db, sql<BenchRow>`${sql.raw(SOURCE)}`), "bn"),
        nowhere(),
      ),
    );
  const copy = () =>
    timed(async () => {
      const client = await pool.connect();
      await pipeline(client.query(to(`copy (${SOURCE}) to stdout with (format csv)`)), nowhere());
      client.release();
    });
  const runs: { ours: number; copy: number }[] = [];
  for (let round = 0; round < 3; round += 1) runs.push({ copy: await copy(), ours: await ours() });
  await pool.end();
  const middle = runs.toSorted((a, b) => a.ours / a.copy - b.ours / b.copy)[1];
  if (!middle) throw new Error("Nothing was measured");
  return middle;
}
