import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./root.mjs";
import { lastLines, npm, projectEnvironment } from "./run.mjs";
import { StopWith } from "./stop-with.mjs";

const SOURCES = ["web", "contract/src", "package-lock.json", "tsconfig.base.json"];
const NOT_SOURCES = new Set(["dist", "node_modules"]);

/** Builds the web application when anything it is made of changed since the last build. */
export async function buildWeb(node) {
  const stamp = join(root, "web", "dist", ".stamp");
  const state = sourceState();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state)
    return { note: "nothing changed" };
  const { ok, output } = await npm(node, ["run", "build", "--workspace=web"], {
    env: projectEnvironment(node),
  });
  if (!ok) throw new StopWith(`The web application could not be built:\n\n${lastLines(output)}`);
  writeFileSync(stamp, state);
  return undefined;
}

function sourceState() {
  const hash = createHash("sha256");
  // The finished public pages name their own address.
  hash.update(`${process.env["PUBLIC_URL"] ?? ""}\n`);
  for (const file of SOURCES.flatMap((source) => filesIn(join(root, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !NOT_SOURCES.has(name))
    .flatMap((name) => filesIn(join(path, name)));
}
