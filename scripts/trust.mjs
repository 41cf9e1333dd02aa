import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { chooseSteps } from "./choose-steps.mjs";
import { installPackages } from "./install.mjs";
import { findNode24 } from "./node24.mjs";
import { progress } from "./progress.mjs";
import { root } from "./root.mjs";
import { printSummary, runSteps } from "./run-steps.mjs";
import { orSayWhy } from "./stop-with.mjs";
import { trustSteps } from "./trust-steps.mjs";

/**
 * `npm run trust`: everything that must never happen, driven as far as the figures of docs/trust.md say; some hours.
 * `-- --only=fuzz,audit` runs a part. Writes the result of what ran into docs/trust.md and leaves the other lines.
 */
const PAGE = join(root, "docs", "trust.md");
const day = new Date().toISOString().slice(0, 10);

function lineOf({ step: { title, figure }, result, time, counts }) {
  return `| ${title} | ${figure} | ${result} | ${counts.passed} of ${counts.passed + counts.failed} | ${time} | ${day} |`;
}

function writePage(rows) {
  const page = readFileSync(PAGE, "utf8").split("\n");
  for (const row of rows.filter(({ counts }) => counts !== undefined)) {
    const at = page.findIndex((line) => line.startsWith(`| ${row.step.title} |`));
    if (at !== -1) page[at] = lineOf(row);
  }
  const machine = `Machine of the last run: ${cpus().length} × ${cpus()[0]?.model ?? "?"}.`;
  const at = page.findIndex((line) => line.startsWith("Machine of the last run:"));
  if (at !== -1) page[at] = machine;
  writeFileSync(PAGE, page.join("\n"));
}

await orSayWhy(async () => {
  const step = progress(1);
  await step("Installing packages", installPackages);
  const node = await findNode24();
  const reports = mkdtempSync(join(tmpdir(), "shikkha-trust-"));
  try {
    const steps = chooseSteps(trustSteps({ node, reports }), process.argv.slice(2));
    const rows = [];
    // One that fails does not hide the others.
    for (const one of steps) rows.push(...(await runSteps([one], {})));
    printSummary(rows);
    writePage(rows);
    if (rows.some(({ result }) => result === "failed")) process.exitCode = 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
