import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationCalls } from "@shikkha/contract/operations.ts";
import { plantNotice } from "../../../test/notice-factory.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

const DEPLOY = join(import.meta.dirname, "../../../../deploy");
let server: TestServer;
beforeAll(async () => {
  const backupDir = await mkdtemp(join(tmpdir(), "watched-"));
  await writeFile(join(backupDir, "shikkha-20261114T213000Z.backup"), "");
  server = await startTestServer({ metricsToken: "the operator's token", backupDir });
});
afterAll(() => server.stop());

const metrics = (token = "the operator's token") =>
  server.call(operationCalls.metrics, {}, { headers: { authorization: `Bearer ${token}` } });

describe("metrics", () => {
  it("are for the operator's token alone, and do not say that they exist", async () => {
    expect((await metrics("guess")).status).toBe(404);
    expect((await server.call(operationCalls.metrics, {})).status).toBe(404);
    expect((await metrics()).status).toBe(200);
  });

  it("tell of connections, queues, waiting messages, the audit chain and the newest backup", async () => {
    await plantNotice(server.database, "/");
    await server.database.query(
      "update delivery set state = 'WAITING', last_error = null, next_try_at = now() - interval '90 s'",
    );
    const before = (await metrics()).text;
    expect(before).not.toMatch(/^shikkha_audit_chain_intact/m);
    await server.database.query(
      "insert into audit_check (intact, entries, broken_seq, fault) values (false, 7, 3, 'changed')",
    );
    const { text } = await metrics();
    expect(text).toMatch(/^shikkha_pool_connections\{pool="app",state="waiting"\} 0$/m);
    expect(text).toMatch(/^shikkha_queue_jobs\{queue="[\w.]+",state="ready"\} \d+$/m);
    expect(text).toMatch(/^shikkha_deliveries_waiting\{channel="SMS"\} 1$/m);
    expect(text).toMatch(/^shikkha_deliveries_waiting\{channel="EMAIL"\} 0$/m);
    expect(text).toMatch(/^shikkha_delivery_oldest_due_seconds\{channel="SMS"\} 9\d(\.\d+)?$/m);
    expect(text).toMatch(/^shikkha_audit_chain_intact 0$/m);
    expect(text).toMatch(/^shikkha_backup_newest_timestamp_seconds 1794691800$/m);
  });

  it("have every name the alerts and the dashboard ask for", async () => {
    await server.call(operationCalls.health, {});
    const { text } = await metrics();
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const files = globSync("{prometheus,grafana}/*", { cwd: DEPLOY });
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const file of files) {
      const asked = (await readFile(join(DEPLOY, file), "utf8")).matchAll(
        /\b((?:shikkha|http|nodejs|process)_\w+)/g,
      );
      for (const [, name = ""] of asked)
        expect([...known], file).toContain(name.replace(/_(bucket|count|sum)$/, ""));
    }
  });
});
