import { lchownSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "./postgres-account.ts";

/** Makes the account the owner of a file, or of a folder with all in it, where that is somebody else than us. */
export function giveTo(account: Account, path: string): void {
  if (account.kind !== "user") return;
  lchownSync(path, account.uid, account.gid);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path, { recursive: true, encoding: "utf8" })) {
    lchownSync(join(path, name), account.uid, account.gid);
  }
}
