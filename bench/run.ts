import { cpus, loadavg } from "node:os";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadConfig } from "../server/src/platform/config/config.ts";
import { startEmbeddedPostgres } from "../server/src/platform/db/embedded/embedded-postgres.ts";
import { openPool } from "../server/src/platform/db/pool.ts";
import { startServer } from "../server/src/start.ts";
import { freePort } from "../server/test/free-port.ts";
import { startBareServer } from "./bare-server.ts";
import { callsOf, searchCalls } from "./calls.ts";
import { captureSql } from "./capture-sql.ts";
import { figureCalls } from "./figure-calls.ts";
import { fillVisits } from "./fill-visits.ts";
import { compareForms } from "./forms/compare-forms.ts";
import { measurePatterns } from "./forms/patterns.ts";
import { measureGrowth } from "./growth.ts";
import { compare, measure } from "./measure.ts";
import { weighPages } from "./page-weights.ts";
import { comparePeers } from "./peers/compare-peers.ts";
import { findPgbench, measurePgbench } from "./pgbench.ts";
import { reportOf } from "./report.ts";
import { type Shortfall, shortfallLines } from "./shortfalls.ts";
import { signIn } from "./sign-in.ts";

/**
 * `npm run bench`: ratios taken in one run, never a time on its own. Writes docs/benchmarks.md. The first run fills a database
 * of its own and installs what it compares with, and takes half an hour longer; `-- --seconds=1` looks at each call more briefly,
 * `--without-forms` and `--without-peers` leave those comparisons out.
 */
const seconds = Number(process.argv.find((word) => word.startsWith("--seconds="))?.slice(10) ?? 5);
const log = (line: string) => process.stdout.write(`  ${line}\n`);
const dataDir = process.env["DATA_DIR"] ?? "var/bench";
const config = {
  ...loadConfig({ ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) }),
  host: "127.0.0.1",
  logLevel: "silent",
};
const cluster = await startEmbeddedPostgres({ dataDir, log });
const captured = captureSql();
const serve = (databaseUrl: string, port = 0) =>
  startServer(
    { ...config, databaseUrl, port },
    { log, rateLimits: { enabled: false, generalPerMinute: 0 }, onQuery: captured.note },
  );
// Prepared as a first start prepares it, then filled while nobody is connected.
await (await serve(cluster.url)).stop();
const filled = await fillVisits(cluster.url, log);

const server = await serve(filled.many, config.port);
const base = `${server.app.listeningOrigin}/v1`;
const headers = await signIn(base);
const year = new Date().getFullYear();
const known = await readFilled(filled.many);
const figures = figureCalls(year, known.upazilaId);
const CALLS = [...callsOf({ ...known, year }), ...figures, ...searchCalls];

const smaller = await serve(filled.few);
const smallerBase = `${smaller.app.listeningOrigin}/v1`;
const growth = await measureGrowth(
  figures,
  {
    few: { base: smallerBase, headers: await signIn(smallerBase) },
    many: { base, headers },
  },
  seconds,
);
await smaller.stop();

const routes = [];
for (const { name, url } of CALLS) {
  const heard = [];
  for (let time = 0; time < 5; time += 1) {
    captured.begin();
    const answer = await fetch(base + url, { headers });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    await answer.arrayBuffer();
    heard.push(captured.end());
  }
  // A job at work in the background is heard too, now and then: the call's own statements are those of the quietest time.
  const statements = heard.toSorted((one, other) => one.length - other.length)[0] ?? [];
  routes.push({ url, statements });
}
const pool = openPool({ url: filled.many, role: "shikkha_app", size: 20 });
const bare = await startBareServer(pool, routes);

/** Of the bare server's throughput, with sign-in, permission and jurisdiction on. */
const AIM = 0.7;
const pgbench = await findPgbench();
const lines = [
  "| call | ours / bare server | ours / pgbench | ours, calls a second | bare, calls a second | ours p99 | errors |",
  "|---|---|---|---|---|---|---|",
];
const shortfalls: Shortfall[] = [];
for (const [index, { name, url }] of CALLS.entries()) {
  const { ours, floor, ratio } = await compare(
    () => measure({ url: base + url, headers }, seconds),
    () => measure({ url: `${bare.url}/${index}`, headers: {} }, seconds),
  );
  const route = routes[index];
  const alone =
    pgbench === undefined || !route
      ? undefined
      : await measurePgbench(pgbench, filled.many, route, seconds);
  const row = [
    name,
    ratio.toFixed(2),
    alone === undefined ? "" : (ours.perSecond / alone).toFixed(2),
    ours.perSecond.toFixed(0),
    floor.perSecond.toFixed(0),
    `${ours.p99} ms`,
    ours.errors,
  ];
  lines.push(`| ${row.join(" | ")} |`);
  log(lines.at(-1) ?? "");
  if (ratio < AIM)
    shortfalls.push({
      call: name,
      reached: `${ratio.toFixed(2)} of the bare server`,
      aim: String(AIM),
    });
}
await bare.app.close();
await pool.end();
const peers = process.argv.includes("--without-peers")
  ? { lines: ["Left out of this run."], shortfalls: [] }
  : await comparePeers({ databaseUrl: filled.many, personId: known.officerId, seconds, log });
const weights = await weighPages(config.publicUrl);
await server.stop();
await cluster.stop();

const patterns = measurePatterns();
const forms = process.argv.includes("--without-forms")
  ? ["Left out of this run."]
  : await compareForms(join(import.meta.dirname, "../var/bench-forms"));
process.stdout.write(`${[...weights, ...patterns, ...forms].join("\n")}\n`);

const load = loadavg().map((one) => one.toFixed(1));
await writeFile(
  join(import.meta.dirname, "../docs/benchmarks.md"),
  reportOf({
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}, PostgreSQL of the package; its load at the end ${load.join(", ")} (1, 5, 15 minutes)`,
    seconds,
    calls: lines,
    peers: peers.lines,
    shortfalls: shortfallLines([...shortfalls, ...peers.shortfalls]),
    growth,
    weights,
    forms,
    patterns,
  }),
);

/** Whom and what the calls ask for. */
async function readFilled(url: string) {
  const owner = openPool({ url, size: 1 });
  const { rows } = await owner.query<{ officerId: number; visitId: number; upazilaId: number }>(
    `select (select id from person where username = 'national.officer.1') as "officerId", v.id as "visitId", i.upazila_id as "upazilaId"
     from visit v join institute i on i.id = v.institute_id where v.kind = 'GENERAL_MONITORING' order by v.id desc limit 1`,
  );
  await owner.end();
  if (!rows[0]) throw new Error("There is no visit");
  return rows[0];
}
