import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startEmbeddedPostgres } from "../../server/src/platform/db/embedded/embedded-postgres.ts";
import { csvCost } from "./csv-cost.ts";

/** `npm run bench:exports`: what a report costs as a file, beside the packages others use. Writes docs/benchmarks-exports.md. */
const ROOT = join(import.meta.dirname, "../..");
const PEERS = join(ROOT, "var/bench-peers");
/** Compared with, never shipped: installed here, pinned, and in no lock file of ours. */
const PACKAGES = ["pdfkit@0.20.2", "hucre@1.0.0", "pg-copy-streams@7.0.0"];
const ROUNDS = 3;

interface Cost {
  readonly cpuSeconds: number;
  readonly peakMb: number;
  readonly bytes: number;
}

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), "shikkha-exports-"));
await mkdir(PEERS, { recursive: true });
await writeFile(join(PEERS, "package.json"), '{ "private": true }\n');
await run("npm", ["install", "--no-save", "--no-audit", "--no-fund", ...PACKAGES], { cwd: PEERS });

async function cost(kind: string, rows: number): Promise<Cost> {
  const script = join(import.meta.dirname, "write-file.ts");
  const found: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const args = [script, kind, String(rows), join(folder, kind), PEERS];
    const { stdout } = await run(process.execPath, args);
    found.push(JSON.parse(stdout) as Cost);
  }
  const middle = found.toSorted((a, b) => a.cpuSeconds - b.cpuSeconds)[Math.floor(ROUNDS / 2)];
  if (!middle) throw new Error("Nothing was measured");
  return middle;
}

const lines = ["| file | CPU s | peak MB of the process | size |", "|---|---|---|---|"];
for (const [title, kind, rows] of [
  ["PDF, 20,000 × 7, ours", "pdf-ours", 20_000],
  ["PDF, 20,000 × 7, pdfkit (Bengali wrongly shaped, no tags)", "pdf-pdfkit", 20_000],
  ["EXCEL, 50,000 × 12, ours", "xlsx-ours", 50_000],
  ["EXCEL, 50,000 × 12, hucre (streaming)", "xlsx-hucre", 50_000],
] as const) {
  const { cpuSeconds, peakMb, bytes } = await cost(kind, rows);
  lines.push(
    `| ${title} | ${cpuSeconds.toFixed(2)} | ${peakMb.toFixed(0)} | ${(bytes / 1024 / 1024).toFixed(1)} MB |`,
  );
  process.stdout.write(`${lines.at(-1)}\n`);
}
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, "data"),
  log: () => undefined,
});
const csv = await csvCost(postgres.url, PEERS);
await postgres.stop();
await rm(folder, { recursive: true, force: true });
lines.push(
  "",
  `CSV of 200,000 × 7 from the database: ours ${csv.ours.toFixed(2)} s, PostgreSQL's own COPY TO ${csv.copy.toFixed(2)} s: ${(csv.ours / csv.copy).toFixed(2)}×.`,
);
process.stdout.write(`${lines.at(-1)}\n`);
const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}`;
await writeFile(
  join(ROOT, "docs/benchmarks-exports.md"),
  `# Files in figures\n\nWritten by \`npm run bench:exports\`: each file in a process of its own, the median of ${ROUNDS}; the CPU time leaves out the start of Node,\nthe memory is the whole process with it (a bare Node that reads TypeScript takes about 70 MB).\n\nMachine: ${machine}.\n\n${lines.join("\n")}\n`,
);
