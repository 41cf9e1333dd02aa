import { setTimeout as sleep } from "node:timers/promises";
import { findPostmaster, serverProcesses } from "./postmaster.ts";

const FAST_LIMIT = 60_000;
const ORPHAN_LIMIT = 5_000;

/** Ends all sessions, writes everything out and waits until the server has gone. */
export async function stopPostmaster(dataFolder: string, pid: number): Promise<void> {
  // PostgreSQL's signals: SIGINT is the fast shutdown, SIGQUIT the immediate one, which the next start recovers from.
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    if (findPostmaster(dataFolder)?.pid !== pid) return;
    process.kill(pid, signal);
    const isGone = () => {
      const server = findPostmaster(dataFolder);
      return server ? server.pid !== pid : serverProcesses(dataFolder).length === 0;
    };
    if (await until(isGone, FAST_LIMIT)) return;
  }
}

/** After kill -9 of the server its workers notice and leave; one deep in a long query is ended. */
export async function waitForOrphans(dataFolder: string): Promise<void> {
  const isClear = () =>
    findPostmaster(dataFolder) !== undefined || serverProcesses(dataFolder).length === 0;
  if (await until(isClear, ORPHAN_LIMIT)) return;
  for (const pid of serverProcesses(dataFolder)) process.kill(pid, "SIGKILL");
  await until(isClear, ORPHAN_LIMIT);
}

async function until(condition: () => boolean, limit: number): Promise<boolean> {
  const deadline = Date.now() + limit;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await sleep(30);
  }
  return true;
}
