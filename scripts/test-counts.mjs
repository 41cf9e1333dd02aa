import { readFileSync } from "node:fs";

/** Passed and failed tests in a report of vitest or of Playwright; undefined when there is no such report. */
export function countsIn(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
  if (report.stats === undefined)
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}
