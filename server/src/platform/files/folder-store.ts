import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { FileStore } from "./file-store.ts";
import { assertKey } from "./file-key.ts";

const UNFINISHED = ".part";

export function openFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, content);
    },
    async get(key) {
      try {
        const file = await open(pathOf(key));
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async list(prefix) {
      const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return names
        .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
        .filter((key) => key.startsWith(prefix))
        .toSorted();
    },
  };
}

/** Written beside and renamed, so that a file is there whole or not at all, also after a power cut. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}${UNFINISHED}`;
  const file = await open(part, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}
