import type { KeyObject } from "node:crypto";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { runSeeds } from "../seeds/seed.ts";
import { demoSeeds, referenceSeeds } from "../seeds/seeds.ts";
import type { FileStore } from "./platform/files/file-store.ts";
import { checkLetters } from "./platform/db/check-letters.ts";
import { migrate } from "./platform/db/migrate.ts";
import { openPool } from "./platform/db/pool.ts";
import { makeVisitYears } from "./domains/visits/visit-years.writes.ts";
import { type Job, prepareJobs } from "./platform/jobs/jobs.ts";

export interface Preparation {
  readonly ownerUrl: string;
  readonly jobs: readonly Job[];
  readonly withDemoData: boolean;
  readonly now: Date;
  readonly files: FileStore;
  readonly receiptKey: KeyObject;
  readonly log: (line: string) => void;
}

const LOCK = "shikkha.prepare";

/**
 * What the owner of the schema does before the application connects: migrations, queues, seeds. Several copies may start
 * at once: one prepares, the others wait for it. PostgreSQL refuses even two equal grants given at the same moment.
 */
export async function prepareDatabase({
  ownerUrl,
  jobs,
  withDemoData,
  now,
  files,
  receiptKey,
  log,
}: Preparation): Promise<void> {
  const owner = openPool({ url: ownerUrl, size: 3 });
  try {
    const client = await owner.connect();
    try {
      await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [LOCK]);
      // Before anything is written, and once more when the search itself can be asked.
      await checkLetters(client);
      await migrate(client, log);
      await checkLetters(client);
      await makeVisitYears(client, dayInDhaka(now));
      const seeds = withDemoData ? [...referenceSeeds, ...demoSeeds] : referenceSeeds;
      await runSeeds(client, seeds, { today: dayInDhaka(now), files, receiptKey }, log);
      await prepareJobs(owner, jobs);
    } finally {
      // Closed rather than handed back: the lock goes with the connection, however the preparation ended.
      client.release(true);
    }
  } finally {
    await owner.end();
  }
}
