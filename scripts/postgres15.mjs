import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { aptInstall } from "./apt.mjs";

/** Looks for PostgreSQL 15 and installs it where that is allowed; without it only the tests on it are left out. */
export async function ensurePostgres15() {
  const binDir = process.env.PG_BIN ?? "/usr/lib/postgresql/15/bin";
  const isThere = () => existsSync(join(binDir, "initdb"));
  if (isThere()) return { note: binDir, found: true };
  refuseMainCluster();
  const found = (await aptInstall("postgresql-15")) && isThere();
  return { note: found ? binDir : "not to be had here: its tests are skipped", found };
}

/** Debian's package would otherwise make and start a server of its own on the usual port. */
function refuseMainCluster() {
  const settings = "/etc/postgresql-common/createcluster.conf";
  if (process.getuid?.() !== 0 || existsSync(settings)) return;
  mkdirSync(dirname(settings), { recursive: true });
  writeFileSync(settings, "create_main_cluster = false\n");
}
