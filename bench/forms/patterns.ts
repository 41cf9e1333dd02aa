import { compileForm } from "@shikkha/contract/forms/compile-form.ts";
import { newQuestion } from "@shikkha/contract/forms/new-question.ts";
import { FORM_LIMITS } from "@shikkha/contract/forms/question.ts";
import { readAnswers } from "@shikkha/contract/forms/read-answers.ts";
import { compilePattern } from "../../server/src/domains/forms/forms.lookup.ts";
import { HOSTILE_PATTERNS } from "../../server/test/hostile-patterns.ts";

/** Milliseconds of this thread's own time on the processor. */
function timed(work: () => void): number {
  const started = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1000;
}

function worst(what: string, times: readonly { source: string; ms: number }[]): string {
  const [slowest] = times.toSorted((a, b) => b.ms - a.ms);
  const over = times.filter(({ ms }) => ms >= 100).length;
  const pattern = `\`${slowest?.source.replaceAll("|", "\\|")}\``;
  return `| ${what} | ${times.length} | ${slowest?.ms.toFixed(1)} ms | ${pattern} | ${over} |`;
}

/** 200 hostile patterns: the check of an answer, which is what anyone can cause, and the engine by itself. */
export function measurePatterns(): readonly string[] {
  const taken = HOSTILE_PATTERNS.filter((source) => compilePattern(source));
  const check = (length: number) =>
    HOSTILE_PATTERNS.map((source) => {
      const asked = {
        ...newQuestion(1, "TEXT"),
        meta: { type: "multiline", regEx: source } as const,
      };
      const form = compileForm([asked]);
      const answer = `${"a".repeat(length - 1)}!`;
      return { source, ms: timed(() => readAnswers(form, { 1: answer }, compilePattern)) };
    });
  const engine = (length: number) =>
    taken.map((source) => {
      const text = `${"a".repeat(length - 1)}!`;
      return { source, ms: timed(() => compilePattern(source)?.(text)) };
    });
  return [
    "| what | patterns | slowest | pattern | 100 ms or more |",
    "|---|---|---|---|---|",
    worst("check of an answer of 100,000 characters", check(100_000)),
    worst("check of the longest answer there can be", check(FORM_LIMITS.answerMultiline)),
    worst("the engine alone on 2,000 characters", engine(2000)),
    worst("the engine alone on 100,000 characters", engine(100_000)),
  ];
}
