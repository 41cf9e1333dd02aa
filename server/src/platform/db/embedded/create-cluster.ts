import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { ClusterPlace } from "./cluster-place.ts";
import { giveTo } from "./give-to.ts";
import { type Account, commandAs } from "./postgres-account.ts";
import { isAlive } from "./postmaster.ts";

const run = promisify(execFile);

/**
 * Makes the cluster beside its final place and moves it there whole, so that being killed in the middle leaves
 * nothing that looks finished, and of two processes doing it at once one wins and the other uses the winner's.
 */
export async function createCluster(place: ClusterPlace, durable: boolean): Promise<void> {
  const { home, account } = place;
  if (existsSync(join(home, "data", "PG_VERSION"))) return;
  await removeAbandoned(home);
  const draft = `${home}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString("base64url");
  await writeFile(join(draft, "password"), password, { mode: 0o600 });
  giveTo(account, draft);
  await initdb(place, draft, durable);
  try {
    await rename(draft, home);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
    if (!existsSync(join(home, "data", "PG_VERSION"))) {
      throw new Error(`${home} exists and is not our database; move it away.`, { cause });
    }
  }
}

async function initdb(
  { binDir, account }: ClusterPlace,
  draft: string,
  durable: boolean,
): Promise<void> {
  const args = ["-D", join(draft, "data"), "-U", "postgres", "--encoding=UTF8", "--data-checksums"];
  args.push("--auth=scram-sha-256", `--pwfile=${join(draft, "password")}`);
  args.push(...(await localeArguments(binDir, account)));
  if (!durable) args.push("--no-sync");
  const command = commandAs(account, join(binDir, "initdb"), args);
  try {
    await run(command.file, command.args, command.options);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
    const { stderr } = cause as { stderr?: string };
    throw new Error(`PostgreSQL could not create its data folder.\n${stderr ?? ""}`.trim(), {
      cause,
    });
  }
}

/**
 * C.UTF-8: plain text sorts by code point, which is the fastest order, the same on every machine and PostgreSQL
 * version, and never asks for a reindex after an ICU upgrade; Bengali lists name their collation ("bn-x-icu").
 * LC_CTYPE must be UTF-8 too: with C pg_trgm takes no Bengali letter for a letter and finds nothing.
 */
async function localeArguments(binDir: string, account: Account): Promise<string[]> {
  const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const command = commandAs(account, join(binDir, "postgres"), ["--version"]);
  const { stdout } = await run(command.file, command.args, command.options);
  const major = Number(/\d+/.exec(stdout)?.[0]);
  const builtin = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  return major >= 17 ? [...builtin, `--locale=${locale}`] : [`--locale=${locale}`];
}

async function removeAbandoned(home: string): Promise<void> {
  const prefix = `${basename(home)}.new-`;
  const names = await readdir(dirname(home));
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const maker = Number(name.slice(prefix.length).split("-")[0]);
    if (!isAlive(maker))
      await rm(join(dirname(home), name), { recursive: true, force: true, maxRetries: 5 });
  }
}
