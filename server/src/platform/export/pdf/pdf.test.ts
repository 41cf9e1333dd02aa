import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sampleTable } from "../sample-table.fixture.ts";
import { DIFFICULT_WORDS } from "./difficult-words.fixture.ts";
import { pdfStream } from "./pdf-stream.ts";

const run = promisify(execFile);
const hasTools = ["pdftotext", "pdfinfo", "qpdf"].every((name) => existsSync(`/usr/bin/${name}`));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shikkha-pdf-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const written = (words: readonly string[], more = {}) =>
  buffer(pdfStream(sampleTable(words, more)));

async function stored(name: string, words: readonly string[], more = {}): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, await written(words, more));
  return file;
}

it("holds three hundred difficult words", () => {
  expect(DIFFICULT_WORDS.length).toBeGreaterThanOrEqual(300);
});

it("is the same file for the same rows, and begins as a PDF does", async () => {
  const [first, second] = [await written(["শিক্ষা"]), await written(["শিক্ষা"])];
  expect(first.equals(second)).toBe(true);
  expect(first.subarray(0, 8).toString()).toBe("%PDF-1.7");
  expect(first.length).toBeLessThan(60_000);
});

it("stops reading rows when whoever asked has gone", async () => {
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) yield { name: "নাম", count: 1, day: null };
    } finally {
      isClosed = true;
    }
  }
  for await (const chunk of pdfStream(sampleTable([], { rows: endless() }))) {
    expect(chunk).toBeInstanceOf(Buffer);
    break;
  }
  await vi.waitFor(() => expect(isClosed).toBe(true));
});

describe.runIf(hasTools)("read by other programs", () => {
  it("gives every difficult word back, letter by letter", async () => {
    const file = await stored("words.pdf", DIFFICULT_WORDS);
    const { stdout } = await run("pdftotext", ["-raw", file, "-"]);
    const lines = new Set(stdout.split("\n").map((line) => /^\S+ (\S+)$/.exec(line)?.[1]));
    expect(DIFFICULT_WORDS.filter((word) => !lines.has(word))).toEqual([]);
  });

  it("has no fault a checker finds, over many pages, with wrapped cells and a chart", async () => {
    const names = Array.from(
      { length: 300 },
      (_, at) => `${"দীর্ঘ নামের বিদ্যালয় ".repeat(at % 9)}${at}`,
    );
    const chart = {
      title: { bn: "হার", en: "Share" },
      bars: [{ label: { bn: "ঢাকা", en: "Dhaka" }, value: 72 }],
    };
    const file = await stored("long.pdf", names, { chart, note: { bn: "টীকা", en: "Note" } });
    const { stdout } = await run("qpdf", ["--check", file]);
    expect(stdout).toContain("No syntax or stream encoding errors found");
    const { stdout: text } = await run("pdftotext", ["-raw", file, "-"]);
    const pages = text.split("\f").length - 1;
    const bengali = (count: number) => count.toLocaleString("bn-BD");
    expect(pages).toBeGreaterThan(5);
    for (let page = 1; page <= pages; page += 1)
      expect(text).toContain(`পৃষ্ঠা ${bengali(page)} / ${bengali(pages)}`);
    // The heading stands on each page that has rows.
    expect(text.match(/ক্রম নাম/g)?.length).toBeGreaterThanOrEqual(pages - 1);
    expect(text).toContain("সর্বমোট");
  });

  it("says its title, its language and what is a heading and a table", async () => {
    const file = await stored("tagged.pdf", ["শিক্ষা"]);
    const { stdout: facts } = await run("pdfinfo", [file]);
    expect(facts).toMatch(/Title:\s+নমুনা প্রতিবেদন/);
    expect(facts).toMatch(/Tagged:\s+yes/);
    const { stdout: tree } = await run("pdfinfo", ["-struct", file]);
    expect(tree.replaceAll(/\s+/g, " ")).toMatch(
      /Document .*H1 .*Table .*THead TR TH.*TBody TR TD/,
    );
    const { stdout: catalogue } = await run("qpdf", ["--json=2", "--json-key=qpdf", file]);
    expect(catalogue).toContain('"/Lang": "u:bn-BD"');
  });

  it("says so where there are no rows", async () => {
    const file = await stored("empty.pdf", []);
    const { stdout } = await run("pdftotext", ["-raw", file, "-"]);
    expect(stdout).toContain("এই শর্তে কোনো তথ্য নেই।");
  });

  it("writes formula-like names as they are, and numbers in the reader's digits", async () => {
    const file = await stored("formula.pdf", ["=1+1", "-2", "@SUM(A1)"]);
    const { stdout } = await run("pdftotext", ["-raw", file, "-"]);
    for (const name of ["=1+1", "-2", "@SUM(A1)"]) expect(stdout).toContain(` ${name}\n`);
    expect(stdout).toContain("-১,২৩,৪৫৬");
  });
});
