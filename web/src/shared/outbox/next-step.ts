import type { OutboxRecord } from "./outbox-record.ts";

export type Step =
  | { readonly what: "text"; readonly record: OutboxRecord }
  | { readonly what: "photo"; readonly record: OutboxRecord; readonly photo: string };

/** Every report before any photo: on a weak line the words arrive first. Within each the oldest comes first. */
export function nextStep(records: readonly OutboxRecord[], now: number): Step | undefined {
  const due = records
    .filter(({ state, nextAt }) => state === "waiting" && nextAt <= now)
    .toSorted((one, other) => one.queuedAt.localeCompare(other.queuedAt));
  const text = due.find(({ receipt }) => receipt === null);
  if (text) return { what: "text", record: text };
  for (const record of due) {
    const [photo] = record.receipt?.awaitedPhotos ?? [];
    if (photo !== undefined) return { what: "photo", record, photo };
  }
  return undefined;
}

/** When something will be due; undefined when nothing waits. */
export function nextDue(records: readonly OutboxRecord[]): number | undefined {
  const waiting = records.filter(({ state }) => state === "waiting").map(({ nextAt }) => nextAt);
  return waiting.length === 0 ? undefined : Math.min(...waiting);
}
