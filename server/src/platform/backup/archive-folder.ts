import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const NAME = /^shikkha-[0-9]{8}T[0-9]{6}Z\.backup$/;

/** "shikkha-20261115T153000Z.backup": in the order of their names they are in the order of time. */
export function archiveName(now: Date): string {
  const stamp = now
    .toISOString()
    .replace(/\.[0-9]+Z$/, "Z")
    .replaceAll(/[-:]/g, "");
  return `shikkha-${stamp}.backup`;
}

/** Removes all but the newest; only files that bear an archive's name. Gives the names that went. */
export async function removeOldArchives(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}

/** When the newest archive was begun, by its name; undefined where there is none, or the folder cannot be read. */
export async function newestArchive(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  const last = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .at(-1);
  const [, y, m, d, h, min, s] = /-(.{4})(..)(..)T(..)(..)(..)Z/.exec(last ?? "") ?? [];
  return last === undefined ? undefined : new Date(`${y}-${m}-${d}T${h}:${min}:${s}Z`);
}
