import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { run } from "./run.mjs";
import { StopWith } from "./stop-with.mjs";

/** The Node of the project: the one npm installed for this machine, else the running one if it is new enough. */
export async function findNode24() {
  const installed = join(
    root,
    "node_modules",
    `node-${process.platform}-${process.arch}`,
    "bin",
    "node",
  );
  // Started, not only looked for: the package is built for glibc, and does not run everywhere.
  if (process.execPath === installed) return installed;
  if (existsSync(installed) && (await run(installed, ["--version"])).ok) return installed;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  throw new StopWith(
    `This machine (${process.platform} ${process.arch}) needs Node 24 or later, and has ${process.versions.node}: ` +
      "install it and start again.",
  );
}
