import type { OutboxRecord } from "./outbox-record.ts";
import type { OutboxStore } from "./outbox-store.ts";

/** Everything of a record in one file that a person can keep, and the help desk can read in. */
export async function exportRecord(
  store: Pick<OutboxStore, "photo">,
  { submission, visit, refusal, hash, queuedAt }: OutboxRecord,
): Promise<Blob> {
  const photos = [];
  for (const { clientId, sha256 } of visit.photos) {
    const content = await store.photo(clientId);
    photos.push({ clientId, sha256, jpeg: content ? base64(content) : null });
  }
  const { kind, place } = visit;
  const text = JSON.stringify(
    { kind, place, queuedAt, hash, submission, refusal, photos },
    null,
    1,
  );
  return new Blob([text], { type: "application/json" });
}

function base64(content: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(content), (byte) => String.fromCharCode(byte));
  return btoa(letters.join(""));
}
