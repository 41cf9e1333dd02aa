import { parseArgs } from "node:util";
import { afterRestore } from "./after-restore.ts";
import { CommandRefused, needBackupKey, runCommand, say, withOwner } from "./operator-command.ts";
import { verifyArchive } from "./platform/backup/read-archive.ts";
import { restoreArchive } from "./platform/backup/restore-archive.ts";
import { deriveKeys } from "./platform/config/keys.ts";
import { createSecretBox } from "./platform/config/secret-box.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";

const USAGE = "Usage: npm run restore -- [--check] <archive>";

/** `npm run restore -- <archive>`: into an empty database and an empty file store; `--check` only reads the archive. */
await runCommand(async (config) => {
  const { values, positionals } = parseArgs({
    options: { check: { type: "boolean" } },
    allowPositionals: true,
  });
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) throw new CommandRefused(USAGE);
  const backupKey = needBackupKey(config);
  if (values.check) {
    const { facts, manifest } = await verifyArchive(path, backupKey);
    say(
      `The archive is whole: ${manifest.tables.length} tables and ${manifest.files.length} files of ${facts.takenAt}.`,
    );
    return;
  }
  const files = openFileStore(config.files);
  const keys = deriveKeys(config.secretKey);
  const wish = {
    path,
    files,
    backupKey,
    secretKeyId: createSecretBox(config.secretKey).keyId,
    log: say,
  };
  await withOwner(config, (client) =>
    restoreArchive({
      ...wish,
      client,
      finish: async ({ facts }) => {
        const state = await afterRestore(client, files, keys, facts);
        say(
          `The audit chain is intact: ${state.auditEntries} entries. ${state.endedSessions} sessions were ended; ` +
            `${state.heldMessages} messages that waited are held as failed, to be sent again by hand.`,
        );
      },
    }),
  );
  say("Restored. Start the product with `npm start`: later migrations run then.");
});
