import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { ask, useDataFolder } from "./data-folder.fixture.ts";

const folder = useDataFolder();

describe("embedded PostgreSQL after kills and between several processes", () => {
  it("adopts the server that a killed process left, and stops it", async () => {
    const child = folder.startInChild();
    const port = await child.port();
    const pid = folder.runningPid();
    await child.kill();
    const server = await folder.start();
    expect(server.port).toBe(port);
    expect(folder.runningPid()).toBe(pid);
    await server.stop();
    expect(folder.runningPid()).toBeUndefined();
  });

  it("leaves the server running while another process uses it", async () => {
    const child = folder.startInChild();
    await child.port();
    const server = await folder.start();
    await server.stop();
    expect(folder.runningPid()).toBeDefined();
    await child.kill();
    await (await folder.start()).stop();
    expect(folder.runningPid()).toBeUndefined();
  });

  it("lets several starts at once share one server", async () => {
    const child = folder.startInChild();
    const servers = await Promise.all([folder.start(), folder.start()]);
    const ports = [await child.port(), ...servers.map((each) => each.port)];
    expect(new Set(ports).size).toBe(1);
    expect(readdirSync(folder.dataDir)).toEqual(["postgres"]);
  });

  it("recovers after kill -9 of PostgreSQL itself", async () => {
    const server = await folder.start({ durable: true });
    await ask(server.url, "create table kept as select 7 as n");
    const busy = ask(server.url, "select pg_sleep(60)").catch(() => []);
    process.kill(Number(folder.runningPid()), "SIGKILL");
    const again = await folder.start({ durable: true });
    expect(await ask(again.url, "select n from kept")).toEqual([7]);
    await busy;
  });

  it.each([
    ["a process that is gone", 4_000_000],
    ["a living process that is not PostgreSQL", process.pid],
  ])("is not misled by a stale postmaster.pid naming %s", async (_name, pid) => {
    const first = await folder.start();
    await first.stop();
    const lines = [
      pid,
      folder.dataFolder(),
      1_700_000_000,
      first.port,
      "",
      "127.0.0.1",
      "  1234567   0",
      "ready   ",
    ];
    writeFileSync(join(folder.dataFolder(), "postmaster.pid"), lines.join("\n"));
    const second = await folder.start();
    expect(await ask(second.url, "select 1")).toEqual([1]);
  });

  it("makes the cluster anew when the first attempt was killed in the middle", async () => {
    const half = join(folder.dataDir, "postgres.new-4000000-abcd", "data");
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, "PG_VERSION"), "18\n");
    const server = await folder.start();
    expect(await ask(server.url, "select 1")).toEqual([1]);
    expect(readdirSync(folder.dataDir)).toEqual(["postgres"]);
  });

  it("makes the cluster anew when the process making it is killed right now", async () => {
    const child = folder.startInChild();
    const isUnderWay = () =>
      readdirSync(folder.dataDir).some((name) => name.startsWith("postgres.new-"));
    await vi.waitUntil(isUnderWay, { timeout: 30_000, interval: 10 });
    await child.kill();
    const server = await folder.start();
    expect(await ask(server.url, "select 1")).toEqual([1]);
  });
});
