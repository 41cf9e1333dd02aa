import { checkChain } from "./domains/audit/audit-check.ts";
import { runCommand } from "./operator-command.ts";
import { deriveKeys } from "./platform/config/keys.ts";
import { openDatabase } from "./platform/db/database.ts";
import { startEmbeddedPostgres } from "./platform/db/embedded/embedded-postgres.ts";
import { openPool } from "./platform/db/pool.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";

/** `npm run audit:verify`: walks the whole audit chain and names the first row that is not as it was written. */
await runCommand(async (config) => {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir })
      : undefined;
  const pool = openPool({ url: config.databaseUrl ?? embedded?.url ?? "", role: "shikkha_app" });
  try {
    const state = await checkChain(
      openDatabase(pool),
      openFileStore(config.files),
      deriveKeys(config.secretKey),
    );
    if (state.intact)
      process.stdout.write(`The audit chain is intact: ${state.entries} entries.\n`);
    else process.stdout.write(`The audit chain is broken at row ${state.seq}: ${state.fault}.\n`);
    if (!state.intact) process.exitCode = 1;
  } finally {
    await pool.end();
    await embedded?.stop();
  }
});
