import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall } from "./apt.mjs";
import { lastLines, run } from "./run.mjs";
import { StopWith } from "./stop-with.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];

/**
 * The machine's Chromium, installed where that is allowed, as CHROMIUM_PATH for the browser tests; where there is
 * none Playwright brings its own, which it finds by itself.
 */
export async function ensureChromium(env) {
  const found = findChromium() ?? ((await aptInstall("chromium")) ? findChromium() : undefined);
  if (found !== undefined) return { note: found, env: { CHROMIUM_PATH: found } };
  const { ok, output } = await run("playwright", ["install", "chromium"], { env });
  if (!ok)
    throw new StopWith(
      `No Chromium for the browser tests, and none could be installed:\n\n${lastLines(output)}`,
    );
  return { note: "Playwright's own", env: {} };
}

function findChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...candidates].find(
    (file) => file !== undefined && isProgram(file),
  );
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
