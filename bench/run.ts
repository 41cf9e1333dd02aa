import { cpus, loadavg } from "node:os";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadConfig } from "../server/src/platform/config/config.ts";
import { startEmbeddedPostgres } from "../server/src/platform/db/embedded/embedded-postgres.ts";
import { openPool } from "../server/src/platform/db/pool.ts";
import { startServer } from "../server/src/start.ts";
import { startBareServer } from "./bare-server.ts";
import { callsOf, searchCalls } from "./calls.ts";
import { captureSql } from "./capture-sql.ts";
import { figureCalls } from "./figure-calls.ts";
import { fillVisits } from "./fill-visits.ts";
import { compareForms } from "./forms/compare-forms.ts";
import { measurePatterns } from "./forms/patterns.ts";
import { measureGrowth } from "./growth.ts";
import { compare, measure } from "./measure.ts";
import { signIn } from "./sign-in.ts";

/**
 * `npm run bench`: ratios taken in one run, never a time on its own. Writes docs/benchmarks.md. The first run fills a database
 * of its own and takes a quarter of an hour longer; `-- --seconds=1` looks at each call more briefly, `--without-forms` leaves out
 * the forms, whose peers have to be installed for it.
 */
const seconds = Number(process.argv.find((word) => word.startsWith("--seconds="))?.slice(10) ?? 5);
const log = (line: string) => process.stdout.write(`  ${line}\n`);
const dataDir = process.env["DATA_DIR"] ?? "var/bench";
const config = {
  ...loadConfig({ ...process.env, DATA_DIR: dataDir }),
  port: 0,
  host: "127.0.0.1",
  logLevel: "silent",
};
const cluster = await startEmbeddedPostgres({ dataDir, log });
const captured = captureSql();
const serve = (databaseUrl: string) =>
  startServer(
    { ...config, databaseUrl },
    { log, rateLimits: { enabled: false, generalPerMinute: 0 }, onQuery: captured.note },
  );
// Prepared as a first start prepares it, then filled while nobody is connected.
await (await serve(cluster.url)).stop();
const filled = await fillVisits(cluster.url, log);

const server = await serve(filled.many);
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
  captured.begin();
  const answer = await fetch(base + url, { headers });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  await answer.arrayBuffer();
  routes.push({ url, statements: captured.end() });
}
const pool = openPool({ url: filled.many, role: "shikkha_app", size: 20 });
const bare = await startBareServer(pool, routes);

const lines = [
  "| call | ours / bare server | ours, calls a second | bare, calls a second | ours p99 | errors |",
  "|---|---|---|---|---|---|",
];
for (const [index, { name, url }] of CALLS.entries()) {
  const result = await compare(
    () => measure(base + url, headers, seconds),
    () => measure(`${bare.url}/${index}`, {}, seconds),
  );
  const row = [
    name,
    result.ratio.toFixed(2),
    result.ours.perSecond.toFixed(0),
    result.floor.perSecond.toFixed(0),
    `${result.ours.p99} ms`,
    result.ours.errors,
  ];
  lines.push(`| ${row.join(" | ")} |`);
  process.stdout.write(`${lines.at(-1)}\n`);
}
await bare.app.close();
await pool.end();
await server.stop();
await cluster.stop();

const patterns = measurePatterns();
const forms = process.argv.includes("--without-forms")
  ? ["Left out of this run."]
  : await compareForms(join(import.meta.dirname, "../var/bench-forms"));
process.stdout.write(`${[...patterns, ...forms].join("\n")}\n`);

const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}, PostgreSQL of the package`;
const head = `# Benchmarks\n\nWritten by \`npm run bench\`. Each ratio comes from one run, ours and the floor in turns (three rounds of ${seconds} seconds, 16\nconnections, the median). The bare server is Fastify + pg on the same pool sending the same SQL, without sign-in,\npermission, jurisdiction, parsing, schemas or headers.\n`;
await writeFile(
  join(import.meta.dirname, "../docs/benchmarks.md"),
  `${head}\nMachine: ${machine}. Load of the machine while it ran: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(
      ", ",
    )} (1, 5, 15 minutes).\nData: 35,000 institutes, 5,000 officers, 600,000 planned visits a year, 1,000,000 visits.\n\n${lines.join("\n")}\n\n## Ten times the visits\n\nThe same calls on the same country with 100,000 and with 1,000,000 visits, in turns; at most 1.5 is asked for.\n\n${growth.join("\n")}\n\n## Forms\n\n${forms.join("\n")}\n\n## Hostile patterns\n\n${patterns.join("\n")}\n`,
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
