import { spawnSync } from "node:child_process";

/**
 * As whom PostgreSQL runs. It refuses to run as root, so as root it gets either a user namespace of its own, in which
 * the same files look as if they belonged to an ordinary user, or another user's id.
 */
export type Account =
  | { kind: "self" }
  | { kind: "namespace" }
  | { kind: "user"; uid: number; gid: number };

type Command = {
  file: string;
  args: string[];
  options: { cwd: string; uid?: number; gid?: number };
};

export function commandAs(account: Account, file: string, args: string[]): Command {
  // The caller's folder may be closed to the other account, and PostgreSQL's programs want to read the current one.
  const options = { cwd: "/" };
  if (account.kind === "namespace") {
    const mapping = ["-U", "--map-user=65534", "--map-group=65534"];
    return { file: "unshare", args: [...mapping, file, ...args], options };
  }
  if (account.kind === "user") {
    return { file, args, options: { ...options, uid: account.uid, gid: account.gid } };
  }
  return { file, args, options };
}

/** Whether the account exists on this machine and may run the program. */
export function canRun(account: Account, file: string, args: string[]): boolean {
  const command = commandAs(account, file, args);
  const result = spawnSync(command.file, command.args, { ...command.options, stdio: "ignore" });
  return result.status === 0;
}

/** Whether the account gets through all folders on the way to this one. */
export function canEnter(account: Account, folder: string): boolean {
  return canRun(account, "test", ["-x", folder]);
}
