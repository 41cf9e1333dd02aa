import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { openChromium } from "../chromium.ts";
import { buildPage, type PageName } from "./build-page.ts";
import { type Felt, measurePage } from "./measure-page.ts";
import { servePage } from "./serve-page.ts";

/** Brought in for the run alone, into a folder that is not part of the product. */
const PEER = { "survey-core": "3.0.0", "survey-react-ui": "3.0.0" };
const ROUNDS = 15;
const MEASURES = ["firstInput", "keystroke", "toggle"] as const;
const WORDS: Readonly<Record<(typeof MEASURES)[number], string>> = {
  firstInput: "first input possible",
  keystroke: "one keystroke",
  toggle: "one conditional toggle",
};

/** A form of 200 questions with conditions beside SurveyJS, in turns in one browser; the medians count. */
export async function compareForms(work: string): Promise<readonly string[]> {
  await mkdir(work, { recursive: true });
  await writeFile(
    join(work, "package.json"),
    JSON.stringify({ private: true, dependencies: PEER }),
  );
  await promisify(execFile)(
    "npm",
    ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--legacy-peer-deps"],
    { cwd: work },
  );
  await buildPage("ours", work);
  await buildPage("peer", work);
  const servers = {
    ours: await servePage(join(work, "ours/dist")),
    peer: await servePage(join(work, "peer/dist")),
  };
  const browser = await openChromium();
  const felt: Record<PageName, Felt[]> = { ours: [], peer: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ["peer", "ours"] as const)
      felt[name].push(await measurePage(browser, servers[name].url));
  await browser.close();
  await Promise.all([servers.ours.close(), servers.peer.close()]);
  const rows = MEASURES.map((measure) => {
    const [ours, peer] = [median(felt.ours, measure), median(felt.peer, measure)];
    return `| ${WORDS[measure]} | ${(ours / peer).toFixed(2)} | ${ours.toFixed(1)} ms | ${peer.toFixed(1)} ms |`;
  });
  const code = { ours: median(felt.ours, "code"), peer: median(felt.peer, "code") };
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  return [
    "| 200 questions, 40 of them conditional | ours / SurveyJS | ours | SurveyJS |",
    "|---|---|---|---|",
    ...rows,
    `| code beyond React, gzipped | ${(code.ours / code.peer).toFixed(2)} | ${kilobytes(code.ours)} | ${kilobytes(code.peer)} |`,
  ];
}

function median(rounds: readonly Felt[], measure: keyof Felt): number {
  const times = rounds.map((round) => round[measure]).toSorted((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}
