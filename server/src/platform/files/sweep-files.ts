import type { FileStore } from "./file-store.ts";
import { dayOfKey } from "./file-key.ts";

/**
 * Removes what nothing refers to any more: pictures that were deleted or replaced, and those whose record was never
 * stored. Files from the given day on stay, because what will refer to them may still be on its way.
 */
export async function sweepFiles(
  files: FileStore,
  folder: string,
  used: ReadonlySet<string>,
  keepFrom: string,
): Promise<void> {
  for (const key of await files.list(`${folder}/`)) {
    const day = dayOfKey(key);
    if (day !== undefined && day < keepFrom && !used.has(key)) await files.remove(key);
  }
}
