import { chmodSync, cpSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { startCluster } from "./cluster.ts";
import { ask, useDataFolder } from "./data-folder.fixture.ts";
import { embeddedBinaries } from "./embedded-binaries.ts";
import { serverProcesses } from "./postmaster.ts";

const NOBODY = 65534;
const shared = useDataFolder();
const folder = useDataFolder();

describe.runIf(process.getuid?.() === 0)("embedded PostgreSQL as root", () => {
  /** As on a machine that forbids user namespaces. */
  const startForbidden = async (options: { binDir?: string; sharedRoot?: string } = {}) => {
    const { dataDir } = folder;
    const place = {
      dataDir,
      binDir: embeddedBinaries(),
      sharedRoot: shared.dataDir,
      namespaces: false,
      ...options,
    };
    return folder.keep(await startCluster({ ...place, durable: false }));
  };
  const ownerOf = (pid: number | undefined) => statSync(`/proc/${pid}`).uid;

  it("runs in a user namespace, in a folder closed to others", async () => {
    expect(statSync(folder.dataDir).mode & 0o777).toBe(0o700);
    await folder.start();
    const map = readFileSync(`/proc/${folder.runningPid()}/uid_map`, "utf8");
    expect(map.trim().split(/\s+/)).toEqual([String(NOBODY), "0", "1"]);
  });

  it("runs as nobody where namespaces are forbidden", async () => {
    chmodSync(folder.dataDir, 0o755);
    await startForbidden();
    expect(ownerOf(folder.runningPid())).toBe(NOBODY);
  });

  it("hands a database made in a namespace over to nobody, and goes on as nobody", async () => {
    chmodSync(folder.dataDir, 0o755);
    const first = await folder.start();
    await ask(first.url, "create table kept as select 7 as n");
    await first.stop();
    const second = await startForbidden();
    expect(ownerOf(folder.runningPid())).toBe(NOBODY);
    expect(await ask(second.url, "select n from kept")).toEqual([7]);
    await second.stop();
    await folder.start();
    expect(ownerOf(folder.runningPid())).toBe(NOBODY);
  });

  it("moves database and programs out of folders that nobody can enter, and finds them again", async () => {
    const closed = join(folder.dataDir, "native");
    cpSync(dirname(embeddedBinaries()), closed, { recursive: true, verbatimSymlinks: true });
    const first = await startForbidden({ binDir: join(closed, "bin") });
    await ask(first.url, "create table kept as select 7 as n");
    await first.stop();
    const second = await startForbidden({ binDir: join(closed, "bin") });
    expect(await ask(second.url, "select n from kept")).toEqual([7]);
  });

  it("says what to do where another user can enter nothing", async () => {
    const closed = join(folder.dataDir, "shared");
    await expect(startForbidden({ sharedRoot: closed })).rejects.toThrow("DATA_DIR");
    expect(serverProcesses(folder.dataFolder())).toEqual([]);
  });
});
