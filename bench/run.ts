import { cpus } from "node:os";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { CALL_HEADER, prepareRequest } from "@shikkha/contract/kernel/request.ts";
import { loadConfig } from "../server/src/platform/config/config.ts";
import { openPool } from "../server/src/platform/db/pool.ts";
import { startServer } from "../server/src/start.ts";
import { startBareServer } from "./bare-server.ts";
import { callsOf } from "./calls.ts";
import { captureSql } from "./capture-sql.ts";
import { fillPlans } from "./fill-plans.ts";
import { compareForms } from "./forms/compare-forms.ts";
import { measurePatterns } from "./forms/patterns.ts";
import { compare, measure } from "./measure.ts";

/** `npm run bench`: ratios taken in one run, never a time on its own. Writes docs/benchmarks.md. */
const config = {
  ...loadConfig({ ...process.env, DATA_DIR: process.env["DATA_DIR"] ?? "var/bench" }),
  port: 0,
  host: "127.0.0.1",
  logLevel: "silent",
};
const captured = captureSql();
const server = await startServer(config, {
  log: (line) => process.stdout.write(`  ${line}\n`),
  rateLimits: { enabled: false, generalPerMinute: 0 },
  onQuery: captured.note,
});
const base = `${server.app.listeningOrigin}/v1`;
const headers = await signIn();

const year = new Date().getFullYear() + 1;
const owner = openPool({ url: server.databaseUrl, size: 2 });
const CALLS = callsOf({ officerId: await fillPlans(owner, year), year });
await owner.end();

const routes = [];
for (const { name, url } of CALLS) {
  captured.begin();
  const answer = await fetch(base + url, { headers });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  await answer.arrayBuffer();
  routes.push({ url, statements: captured.end() });
}
const pool = openPool({ url: server.databaseUrl, role: "shikkha_app", size: 20 });
const bare = await startBareServer(pool, routes);

const lines = [
  "| call | ours / bare server | ours, calls a second | bare, calls a second | ours p99 | errors |",
  "|---|---|---|---|---|---|",
];
for (const [index, { name, url }] of CALLS.entries()) {
  const result = await compare(
    () => measure(base + url, headers),
    () => measure(`${bare.url}/${index}`, {}),
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

const patterns = measurePatterns();
const forms = await compareForms(join(import.meta.dirname, "../var/bench-forms"));
process.stdout.write(`${[...patterns, ...forms].join("\n")}\n`);

const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}, PostgreSQL of the package`;
const head =
  "# Benchmarks\n\nWritten by `npm run bench`. Each ratio comes from one run, ours and the floor in turns (three rounds of five seconds, 16\nconnections, the median). The bare server is Fastify + pg on the same pool sending the same SQL, without sign-in,\npermission, jurisdiction, parsing, schemas or headers.\n";
await writeFile(
  join(import.meta.dirname, "../docs/benchmarks.md"),
  `${head}\nMachine: ${machine}. Data: 35,000 institutes, 11,300 officers, 600,000 planned visits of one year.\n\n${lines.join("\n")}\n\n## Forms\n\n${forms.join("\n")}\n\n## Hostile patterns\n\n${patterns.join("\n")}\n`,
);

async function signIn(): Promise<Record<string, string>> {
  const { url } = prepareRequest(base, authCalls.startSessionDev, { query: { username: "admin" } });
  const answer = await fetch(url, { headers: { [CALL_HEADER]: "1" } });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}`, [CALL_HEADER]: "1" };
}
