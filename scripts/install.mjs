import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { lastLines, npm } from "./run.mjs";
import { StopWith } from "./stop-with.mjs";

/**
 * Installs exactly what package-lock.json says, and nothing when it is there already (so no network is needed).
 * `npm install --no-save` rather than `npm ci`: the lock file names the packages of the platforms it was made for,
 * and `npm ci` refuses it where one is missing that another platform would want.
 */
export async function installPackages() {
  if (isInstalled()) return { note: "nothing to do" };
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  // The tools that build the web are development packages, which NODE_ENV=production would leave out.
  const options = ["--no-save", "--ignore-scripts", "--prefer-offline", "--include=dev", ...quiet];
  // Without a network npm would try every package again and again, for many minutes, before it says so.
  const { ok: isOnline } = await npm(process.execPath, [
    "ping",
    "--fetch-retries=0",
    "--fetch-timeout=15000",
  ]);
  if (!isOnline) options.push("--fetch-retries=0");
  const { ok, output } = await npm(process.execPath, ["install", ...options]);
  if (ok) return undefined;
  throw new StopWith(
    `npm could not install the packages. Its last words:\n\n${lastLines(output)}\n\n` +
      "The first start needs the npm registry and about 1.2 GB of disk; then start again.",
  );
}

/** npm notes what it installed in node_modules, at the end of an install: compared with the lock file. */
function isInstalled() {
  const wanted = packagesIn("package-lock.json");
  const present = packagesIn("node_modules/.package-lock.json");
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes("node_modules/") && isForThisMachine(entry))
    .every(([path, entry]) => present[path]?.version === entry.version);
}

/** Of the optional packages those with our system and processor; which C library a variant wants npm decides. */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return Boolean(
    os?.includes(process.platform) && cpu?.includes(process.arch) && libc === undefined,
  );
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}
