import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { root } from "./root.mjs";

/**
 * Runs a command in the repository. With `show` its output goes to the terminal, else it is kept and handed back,
 * to be shown only when something went wrong. Never throws: a program that is not there is a failure like any other.
 */
export function run(file, args, { show = false, env = process.env, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env,
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.once("error", (error) => resolve({ ok: false, output: error.message }));
    child.once("close", (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/** npm as it was called, with the given Node. */
export function npm(node, args, options) {
  const cli = process.env.npm_execpath;
  return cli === undefined ? run("npm", args, options) : run(node, [cli, ...args], options);
}

/** The environment in which `node` and every installed tool is the project's own. */
export function projectEnvironment(node, extra = {}) {
  const path = [join(root, "node_modules", ".bin"), dirname(node), process.env.PATH].join(
    delimiter,
  );
  return { ...process.env, PATH: path, ...extra };
}

export function lastLines(text, count = 30) {
  return text.split("\n").slice(-count).join("\n");
}
