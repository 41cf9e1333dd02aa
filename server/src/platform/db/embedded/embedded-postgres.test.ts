import { once } from "node:events";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startSystemPostgres15 } from "../../../../test/system-postgres.ts";
import { ask, useDataFolder } from "./data-folder.fixture.ts";

const folder = useDataFolder();

describe("embedded PostgreSQL", () => {
  it("starts fresh: PostgreSQL 18, database shikkha, UTC, loopback only, password kept to the owner", async () => {
    const server = await folder.start();
    expect(await ask(server.url, "select current_database()")).toEqual(["shikkha"]);
    expect(await ask(server.url, "show server_version")).toEqual([expect.stringMatching(/^18\./)]);
    expect(await ask(server.url, "show timezone")).toEqual(["UTC"]);
    expect(await ask(server.url, "show listen_addresses")).toEqual(["127.0.0.1"]);
    expect(statSync(join(folder.dataDir, "postgres", "password")).mode & 0o777).toBe(0o600);
    const wrong = server.url.replace(/:[^:@]+@/, ":wrong@");
    await expect(ask(wrong, "select 1")).rejects.toMatchObject({ code: "28P01" });
  });

  it("keeps every write unless told otherwise", async () => {
    const server = await folder.start({ durable: true });
    expect(await ask(server.url, "show fsync")).toEqual(["on"]);
    expect(await ask(server.url, "show synchronous_commit")).toEqual(["on"]);
  });

  it("splits Bengali words into trigrams and sorts them by a Bengali collation", async () => {
    const server = await folder.start();
    await ask(server.url, "create extension pg_trgm");
    expect(await ask(server.url, "select cardinality(show_trgm('ঢাকা'))")).toEqual([5]);
    expect(await ask(server.url, `select 'ক' < 'খ' collate "bn-x-icu"`)).toEqual([true]);
  });

  it("stops for good, and starts again with its data on the same port", async () => {
    const first = await folder.start();
    await ask(first.url, "create table kept as select 7 as n");
    await first.stop();
    expect(folder.runningPid()).toBeUndefined();
    const second = await folder.start();
    expect(second.port).toBe(first.port);
    expect(await ask(second.url, "select n from kept")).toEqual([7]);
  });

  it("takes another port when the old one is taken, and says so when a wanted one is", async () => {
    const first = await folder.start();
    await first.stop();
    const squatter = createServer().listen(first.port, "127.0.0.1");
    await once(squatter, "listening");
    await expect(folder.start({ port: first.port })).rejects.toThrow(`Port ${first.port}`);
    const second = await folder.start();
    expect(second.port).not.toBe(first.port);
    squatter.close();
  });

  it("refuses a folder that is not its own, and names it", async () => {
    mkdirSync(join(folder.dataDir, "postgres"));
    writeFileSync(join(folder.dataDir, "postgres", "thesis.txt"), "");
    await expect(folder.start()).rejects.toThrow(join(folder.dataDir, "postgres"));
    expect(existsSync(join(folder.dataDir, "postgres", "thesis.txt"))).toBe(true);
  });

  it("tells PostgreSQL's own words when it cannot start", async () => {
    const server = await folder.start();
    await server.stop();
    writeFileSync(join(folder.dataFolder(), "PG_VERSION"), "9.6\n");
    await expect(folder.start()).rejects.toThrow("9.6");
  });

  it("runs the machine's PostgreSQL 15 the same way", async (context) => {
    const server = await startSystemPostgres15(folder.dataDir);
    if (server === undefined) return context.skip("PostgreSQL 15 is not installed");
    folder.keep(server);
    expect(await ask(server.url, "show server_version")).toEqual([expect.stringMatching(/^15\./)]);
    await ask(server.url, "create extension pg_trgm");
    expect(await ask(server.url, "select cardinality(show_trgm('ঢাকা'))")).toEqual([5]);
  });
});
