import type { Receipt } from "@shikkha/contract/visits/receipt.ts";
import type { VisitSubmission } from "@shikkha/contract/visits/submission.ts";
import type { DeviceVisit } from "./device-visit.ts";

/** Why the server did not take a record, in its own words. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly fields: readonly { readonly path: string; readonly message: string }[];
  /** The photo it speaks of; undefined where the report itself was refused. */
  readonly photo?: string;
  readonly at: string;
}

/** `sent` is said only once the server has acknowledged the report and every photo. */
export type OutboxState = "waiting" | "refused" | "sent";

export interface OutboxRecord {
  /** The visit and its submission: a corrected visit is another record. */
  readonly key: string;
  readonly owner: number;
  readonly state: OutboxState;
  readonly submission: VisitSubmission;
  /** The visit as it was, to go back to for a correction; of what is sent only the words that are shown stay. */
  readonly visit: DeviceVisit;
  readonly rating: number | null;
  /** SHA-256 as the device computed it; the receipt's must be the same. */
  readonly hash: string;
  readonly textBytes: number;
  readonly queuedAt: string;
  /** Failed attempts in a row, and when to try again, in milliseconds. */
  readonly attempts: number;
  readonly nextAt: number;
  /** Once the report itself is acknowledged; `awaitedPhotos` gets shorter with each photo. */
  readonly receipt: Receipt | null;
  readonly refusal: Refusal | null;
}

export function recordKey(clientId: string, version: number): string {
  return `${clientId}/${version}`;
}

/** How much of it the server has acknowledged, and how much it is in all. */
export function sentBytes({ receipt, textBytes, visit, state }: OutboxRecord): {
  readonly sent: number;
  readonly total: number;
} {
  const photos = visit.photos.reduce((sum, { bytes }) => sum + bytes, 0);
  const total = textBytes + photos;
  if (state === "sent") return { sent: total, total };
  if (!receipt) return { sent: 0, total };
  const left = visit.photos
    .filter(({ clientId }) => receipt.awaitedPhotos.includes(clientId))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  return { sent: total - left, total };
}
