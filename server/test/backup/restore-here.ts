import pg from "pg";
import { createSecretBox } from "../../src/platform/config/secret-box.ts";
import type { FileStore } from "../../src/platform/files/file-store.ts";
import { restoreArchive } from "../../src/platform/backup/restore-archive.ts";
import { BACKUP_KEY, SECRET_KEY } from "./backup-scene.ts";

export interface Overrides {
  readonly backupKey?: string;
  readonly secretKey?: string;
}

/** What the command does, in this process: quicker, and as true where no process is needed. */
export async function restoreHere(
  path: string,
  url: string,
  files: FileStore,
  { backupKey = BACKUP_KEY, secretKey = SECRET_KEY }: Overrides = {},
): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const secretKeyId = createSecretBox(secretKey).keyId;
    const log = () => undefined;
    const finish = () => Promise.resolve();
    await restoreArchive({ path, client, files, backupKey, secretKeyId, log, finish });
  } finally {
    await client.end();
  }
}
