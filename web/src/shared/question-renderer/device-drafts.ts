import type { Answers } from "@shikkha/contract/forms/question.ts";
import { type DBSchema, openDB } from "idb";

export interface DeviceDraft {
  readonly answers: Answers;
  readonly savedAt: string;
}

interface Drafts extends DBSchema {
  drafts: { key: string; value: DeviceDraft };
}

const opened = () =>
  openDB<Drafts>("shikkha-answers", 1, {
    upgrade: (database) => void database.createObjectStore("drafts"),
  });
let database: ReturnType<typeof opened> | undefined;
const drafts = () => (database ??= opened());

export async function keepDraft(key: string, answers: Answers): Promise<DeviceDraft> {
  const draft = { answers, savedAt: new Date().toISOString() };
  await (await drafts()).put("drafts", draft, key);
  return draft;
}

/** What was kept under the key; undefined also where the device keeps nothing for us. */
export async function findDraft(key: string): Promise<DeviceDraft | undefined> {
  try {
    return await (await drafts()).get("drafts", key);
  } catch {
    return undefined;
  }
}

export async function deleteDraft(key: string): Promise<void> {
  await (await drafts()).delete("drafts", key);
}
