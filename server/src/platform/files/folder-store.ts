import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm } from "node:fs/promises";
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
      await writeWhole(pathOf(key), (file) => file.writeFile(content));
    },
    async putStream(key, content) {
      let size = 0;
      await writeWhole(pathOf(key), async (file) => {
        for await (const piece of content) {
          await file.writeFile(piece);
          size += piece.length;
        }
      });
      return size;
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
async function writeWhole(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}${UNFINISHED}`;
  try {
    const file = await open(part, "wx", 0o600);
    try {
      await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}
