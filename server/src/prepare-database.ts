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

/** What the owner of the schema does before the application connects: migrations, queues, seeds. Safe to run by several copies at once. */
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
      // Before anything is written, and once more when the search itself can be asked.
      await checkLetters(client);
      await migrate(client, log);
      await checkLetters(client);
      await makeVisitYears(client, dayInDhaka(now));
      const seeds = withDemoData ? [...referenceSeeds, ...demoSeeds] : referenceSeeds;
      await runSeeds(client, seeds, { today: dayInDhaka(now), files, receiptKey }, log);
    } finally {
      client.release();
    }
    await prepareJobs(owner, jobs);
  } finally {
    await owner.end();
  }
}
