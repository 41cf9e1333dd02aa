import { seconds } from "./progress.mjs";
import { countsIn } from "./test-counts.mjs";

/** Runs the steps one after another up to the first that fails; answers a row for each of them. */
export async function runSteps(steps, machine) {
  const rows = [];
  for (const step of steps) {
    const broken = rows.some((row) => row.result === "failed");
    const part = step.needs && machine[step.needs];
    if (broken || part?.found === false) {
      rows.push({ step, result: broken ? "not run" : "skipped", time: "" });
      continue;
    }
    console.log(`\n── ${step.title} ${"─".repeat(Math.max(0, 70 - step.title.length))}`);
    const began = Date.now();
    const { ok, output } = await step
      .work(part?.env)
      .catch((error) => ({ ok: false, output: error.message }));
    if (output) console.log(output);
    const time = seconds(began);
    console.log(`${ok ? "passed" : "FAILED"} in ${time}`);
    rows.push({ step, result: ok ? "passed" : "failed", time, counts: countsOf(step, ok) });
  }
  return rows;
}

/** A step that failed without a failed test (types, a crash) counts as one: the sum must not look green. */
function countsOf(step, ok) {
  const counts = (step.report && countsIn(step.report)) ?? { passed: 0, failed: 0 };
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

export function printSummary(rows) {
  console.log("\nSummary");
  for (const { step, result, time, counts } of rows) {
    const tests = step.report && counts ? `${counts.passed} passed, ${counts.failed} failed` : "";
    console.log(
      `  ${step.title.padEnd(28)}${result.padEnd(9)}${time.padStart(7)}   ${tests}`.trimEnd(),
    );
  }
}

/** The test environment reads this line: exactly these words. */
export function printSums(rows) {
  const sum = (kind) => rows.reduce((total, { counts }) => total + (counts?.[kind] ?? 0), 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
}
