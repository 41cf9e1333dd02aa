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
