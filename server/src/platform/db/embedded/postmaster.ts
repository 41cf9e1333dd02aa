import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

export type Postmaster = { pid: number; port: number };

/** The running server of this data folder, if there is one. */
export function findPostmaster(dataFolder: string): Postmaster | undefined {
  const [pid, , , port] = pidFile(dataFolder).map(Number);
  if (!pid || !port || !isServerOf(pid, dataFolder)) return undefined;
  return { pid, port };
}

/** Also true for a process of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * A process id alone proves nothing: after a restart of the machine it may be anybody's, and a dead server nobody
 * waited for keeps its own. PostgreSQL's processes are called postgres and have the data folder as current folder.
 */
function isServerOf(pid: number, dataFolder: string): boolean {
  if (process.platform !== "linux") return isAlive(pid);
  try {
    if (readFileSync(`/proc/${pid}/comm`, "utf8").trim() !== "postgres") return false;
    const current = statSync(`/proc/${pid}/cwd`);
    const folder = statSync(dataFolder);
    return current.ino === folder.ino && current.dev === folder.dev;
  } catch {
    return false; // gone, or another user's: ours is always readable to us
  }
}

/** Server processes that outlive a killed postmaster for a moment; a new one must not start beside them. */
export function serverProcesses(dataFolder: string): number[] {
  if (process.platform !== "linux") return []; // PostgreSQL itself finds them by their shared memory
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && isServerOf(pid, dataFolder));
}

/**
 * PostgreSQL removes the file of a dead server itself, but refuses to start while the id in it belongs to any
 * living process, whatever it is.
 */
export function removeForeignPidFile(dataFolder: string): void {
  const pid = Number(pidFile(dataFolder)[0]);
  if (pid && isAlive(pid) && !isServerOf(pid, dataFolder))
    rmSync(join(dataFolder, "postmaster.pid"), { force: true });
}

function pidFile(dataFolder: string): string[] {
  try {
    return readFileSync(join(dataFolder, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}
