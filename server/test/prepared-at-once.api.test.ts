import { afterEach, beforeEach, expect, it } from "vitest";
import { allDomains } from "../src/app.ts";
import { deriveKeys } from "../src/platform/config/keys.ts";
import { openFileStore } from "../src/platform/files/open-file-store.ts";
import { prepareDatabase } from "../src/prepare-database.ts";
import { createEmptyDatabase, type EmptyDatabase } from "./empty-database.ts";
import { testConfig } from "./test-config.ts";

const COPIES = 6;

let database: EmptyDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(async () => {
  await database.drop();
});

it("is prepared by several copies that start at the same moment, the first time and every time after", async () => {
  const config = testConfig(database.url);
  const applied: string[] = [];
  const prepare = () =>
    prepareDatabase({
      ownerUrl: database.url,
      jobs: allDomains(config).flatMap((domain) => domain.jobs),
      withDemoData: false,
      now: new Date("2026-11-15T06:00:00Z"),
      files: openFileStore(config.files),
      receiptKey: deriveKeys(config.secretKey).receiptPrivate,
      log: (line) => applied.push(line),
    });

  for (let start = 0; start < 3; start += 1) {
    await Promise.all(Array.from({ length: COPIES }, prepare));
  }

  const migrations = await database.query("select name from migration");
  expect(applied.filter((line) => line.startsWith("Applying"))).toHaveLength(migrations.length);
  const queues = await database.query(
    "select has_table_privilege('shikkha_app', 'pgboss.job', 'insert') as allowed",
  );
  expect(queues).toEqual([{ allowed: true }]);
});
