import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseSteps } from "./choose-steps.mjs";
import { ensureChromium } from "./chromium.mjs";
import { installPackages } from "./install.mjs";
import { findNode24 } from "./node24.mjs";
import { ensurePostgres15 } from "./postgres15.mjs";
import { ensurePdfTools } from "./pdf-tools.mjs";
import { progress } from "./progress.mjs";
import { projectEnvironment } from "./run.mjs";
import { printSummary, printSums, runSteps } from "./run-steps.mjs";
import { orSayWhy } from "./stop-with.mjs";
import { testSteps } from "./test-steps.mjs";

const finished = await orSayWhy(async () => {
  const step = progress(4);
  await step("Installing packages", installPackages);
  const node = await findNode24();
  const reports = mkdtempSync(join(tmpdir(), "shikkha-test-"));
  try {
    const steps = chooseSteps(testSteps({ node, reports }), process.argv.slice(2));
    const isNeeded = (part) => steps.some(({ needs }) => needs === part);
    const unneeded = () => ({ note: "not needed" });
    const machine = {
      chromium: await step(
        "Chromium",
        isNeeded("chromium") ? () => ensureChromium(projectEnvironment(node)) : unneeded,
      ),
      postgres15: await step("PostgreSQL 15", isNeeded("postgres15") ? ensurePostgres15 : unneeded),
    };
    const isTested = steps.some(({ name }) => name === "unit" || name === "postgres15");
    await step("Readers of PDF", isTested ? ensurePdfTools : unneeded);
    const rows = await runSteps(steps, machine);
    printSummary(rows);
    printSums(rows);
    if (rows.some(({ result }) => result === "failed")) process.exitCode = 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
if (!finished) printSums([{ counts: { passed: 0, failed: 1 } }]);
