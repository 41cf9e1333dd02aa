import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./root.mjs";
import { projectEnvironment } from "./run.mjs";

/**
 * Runs the server and ends with its exit code. It gets a process group of its own, because Ctrl-C would reach it
 * two or three times otherwise: from the terminal, from npm and from here. It hears the first one, and is ended at
 * once when a person asks again later. The channel lets it notice when this process was killed.
 */
export function serve(node) {
  const server = spawn(node, ["server/src/main.ts"], {
    cwd: root,
    env: projectEnvironment(node),
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let askedAt;
  const ask = (signal) => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      server.kill(signal);
    } else if (Date.now() - askedAt > 1000) {
      server.kill("SIGKILL");
    }
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => ask(signal));
  process.on("SIGHUP", () => ask("SIGTERM")); // the terminal was closed
  if (process.env.npm_lifecycle_event === "start") onOrphaned(() => askedAt ?? ask("SIGTERM"));
  return new Promise((resolve) => {
    server.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    server.once("exit", (code, signal) => {
      if (signal !== null) console.error(`The server was ended by ${signal}.`);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** npm passes a signal on to the shell between us, which dies of it and tells nobody. */
function onOrphaned(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
