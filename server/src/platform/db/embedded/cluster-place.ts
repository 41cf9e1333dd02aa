import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Account, canEnter, canRun } from "./postgres-account.ts";
import { giveTo } from "./give-to.ts";

/** Where the cluster's files are, where its programs are, and as whom they run. */
export type ClusterPlace = { home: string; binDir: string; account: Account };

export type PlaceOptions = {
  dataDir: string;
  binDir: string;
  /** false behaves as on a machine that forbids user namespaces */
  namespaces?: boolean;
  /** a folder every account can reach, for a root whose own folders are closed to others */
  sharedRoot?: string;
};

const NOBODY: Account = { kind: "user", uid: 65534, gid: 65534 };

export function choosePlace(options: PlaceOptions): ClusterPlace {
  const { dataDir, binDir } = options;
  const inside = join(dataDir, "postgres");
  if (process.getuid?.() !== 0) return { home: inside, binDir, account: { kind: "self" } };

  const sharedRoot = options.sharedRoot ?? "/var/lib/shikkha-monitoring";
  const outside = join(sharedRoot, shortHash(dataDir));
  const home = !existsSync(inside) && existsSync(outside) ? outside : inside;
  const owner = existsSync(home) ? statSync(home) : undefined;
  if (owner !== undefined && owner.uid !== 0) {
    // Made by an ordinary user, or by us as another user: go on as that user.
    return asUser(home, binDir, { kind: "user", uid: owner.uid, gid: owner.gid }, sharedRoot);
  }

  const namespace: Account = { kind: "namespace" };
  const allowed = options.namespaces ?? true;
  if (
    allowed &&
    canRun(namespace, join(binDir, "postgres"), ["--version"]) &&
    canEnter(namespace, dataDir)
  ) {
    return { home, binDir, account: namespace };
  }

  if (owner !== undefined) giveTo(NOBODY, home);
  else if (!canEnter(NOBODY, dataDir)) return asUser(outside, binDir, NOBODY, sharedRoot);
  return asUser(home, binDir, NOBODY, sharedRoot);
}

function asUser(home: string, binDir: string, account: Account, sharedRoot: string): ClusterPlace {
  const reachable = canRun(account, join(binDir, "postgres"), ["--version"])
    ? binDir
    : join(copyPrograms(dirname(binDir), sharedRoot, account), "bin");
  const parent = dirname(home);
  if (parent === sharedRoot) makeEnterable(sharedRoot);
  if (canEnter(account, parent) && canRun(account, join(reachable, "postgres"), ["--version"])) {
    return { home, binDir: reachable, account };
  }
  throw new Error(
    `PostgreSQL refuses to run as root, this machine forbids user namespaces, and another user cannot reach ${parent}. ` +
      "Start as an ordinary user, set DATA_DIR to a folder all users can enter, or set DATABASE_URL.",
  );
}

function copyPrograms(from: string, sharedRoot: string, account: Account): string {
  const { mtimeMs, size } = statSync(join(from, "bin", "postgres"));
  const copy = join(
    sharedRoot,
    `programs-${shortHash(JSON.stringify([from, mtimeMs, size, account]))}`,
  );
  if (existsSync(copy)) return copy;
  makeEnterable(sharedRoot);
  const partial = `${copy}.${process.pid}`;
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true });
  giveTo(account, partial);
  try {
    renameSync(partial, copy);
  } catch {
    rmSync(partial, { recursive: true, force: true }); // another process was faster
  }
  return copy;
}

function makeEnterable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755); // whatever the umask says
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
