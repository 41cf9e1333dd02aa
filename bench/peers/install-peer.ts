import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** Some minutes the first time; afterwards the folder is as it was asked for. */
export async function installPeer(folder: string, packages: Packages): Promise<void> {
  const wanted = JSON.stringify({ private: true, ...packages });
  const done = join(folder, "installed.json");
  if (existsSync(done) && (await readFile(done, "utf8")) === wanted) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), wanted);
  await npm(folder, ["install", "--ignore-scripts", "--no-audit", "--no-fund"]);
  await writeFile(done, wanted);
}

/** What a package builds for the Node that runs it. */
export async function buildNative(folder: string, name: string, node: string): Promise<void> {
  const PATH = `${join(node, "bin")}:${process.env["PATH"] ?? ""}`;
  await npm(folder, ["rebuild", name], { PATH, npm_config_nodedir: node });
}

async function npm(cwd: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  await promisify(execFile)("npm", [...words], {
    cwd,
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
  });
}
