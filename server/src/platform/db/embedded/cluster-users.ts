import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./postmaster.ts";

/**
 * Notes that this process uses the cluster. Answers a function that takes the note back and says whether that was
 * the last one: the server of two processes must not stop with the first of them.
 */
export function registerUser(home: string): () => { last: boolean } {
  const folder = join(home, "users");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const note = join(folder, `${process.pid}-${randomBytes(4).toString("hex")}`);
  writeFileSync(note, "");
  return () => {
    rmSync(note, { force: true });
    return { last: !readdirSync(folder).some((name) => isUsed(folder, name)) };
  };
}

function isUsed(folder: string, name: string): boolean {
  if (isAlive(Number(name.split("-")[0]))) return true;
  rmSync(join(folder, name), { force: true }); // left by a process that was killed
  return false;
}
