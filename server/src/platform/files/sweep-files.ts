import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import type { FileStore } from "./file-store.ts";
import { dayOfKey } from "./file-key.ts";

const DAY_MS = 86_400_000;

/**
 * Removes what nothing refers to any more: pictures that were deleted or replaced, and those whose record was never
 * stored. Files of today and yesterday stay, because what will refer to them may still be on its way.
 */
export async function sweepFiles(
  files: FileStore,
  folder: string,
  used: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const yesterday = dayInDhaka(new Date(now.getTime() - DAY_MS));
  for (const key of await files.list(`${folder}/`)) {
    const day = dayOfKey(key);
    if (day !== undefined && day < yesterday && !used.has(key)) await files.remove(key);
  }
}
