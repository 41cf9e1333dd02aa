import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CommandRefused, needBackupKey, runCommand, say, withOwner } from "./operator-command.ts";
import { archiveName, removeOldArchives } from "./platform/backup/archive-folder.ts";
import { verifyArchive } from "./platform/backup/read-archive.ts";
import { writeArchive } from "./platform/backup/write-archive.ts";
import { createSecretBox } from "./platform/config/secret-box.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";

/** `npm run backup -- [--to folder] [--keep 30]`: database and files into one encrypted archive, read back once written. */
await runCommand(async (config) => {
  const { values } = parseArgs({ options: { to: { type: "string" }, keep: { type: "string" } } });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new CommandRefused("--keep wants a whole number of archives, 1 or more.");
  const backupKey = needBackupKey(config);
  const folder = values.to ?? config.backupDir;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const now = new Date();
  const path = join(folder, archiveName(now));
  const wish = {
    files: openFileStore(config.files),
    backupKey,
    secretKeyId: createSecretBox(config.secretKey).keyId,
    now,
    log: say,
  };
  const written = await withOwner(config, (client) => writeArchive({ ...wish, client }, path));
  say("Reading the archive back");
  const { manifest } = await verifyArchive(path, backupKey).catch(async (error: unknown) => {
    await rm(path, { force: true });
    throw error;
  });
  if (JSON.stringify(manifest) !== JSON.stringify(written)) {
    await rm(path, { force: true });
    throw new Error("The archive read back is not what was written; it was removed.");
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { size } = await stat(path);
  say(
    `${path}: ${manifest.tables.length} tables, ${rows} rows, ${manifest.files.length} files, ${(size / 1e6).toFixed(1)} MB, verified.`,
  );
  if (keep !== undefined)
    for (const name of await removeOldArchives(folder, keep)) say(`Removed ${name}`);
});
