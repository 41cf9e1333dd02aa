import type { Receipt } from "@shikkha/contract/visits/receipt.ts";
import type { FieldDevices } from "./field-devices.ts";
import type { TestDatabase } from "./test-database.ts";

export interface HandedIn {
  /** Visits that are stored without having been acknowledged, or the reverse. */
  readonly strangers: readonly string[];
  /** Visits with more or less than one photo and one submission. */
  readonly uneven: readonly string[];
  /** Visits of which two who asked got two receipts. */
  readonly twoReceipts: readonly string[];
  /** Files without a row, and rows without their file. */
  readonly loose: readonly string[];
}

export const ALL_ONCE: HandedIn = { strangers: [], uneven: [], twoReceipts: [], loose: [] };

/** What of the visits that devices handed in is not there exactly once. */
export async function examine(
  database: TestDatabase,
  { receipts }: FieldDevices,
  files: readonly string[],
): Promise<HandedIn> {
  const stored = await database.query<{ client_id: string; photos: number; versions: number }>(
    `select t.client_id, (select count(*)::int from visit_photo p where p.visit_id = t.id and p.received_at is not null) as photos,
       (select count(*)::int from visit_version v where v.visit_id = t.id) as versions from visit_identity t join visit v on v.id = t.id`,
  );
  const keys = await database.query<{ key: string }>(
    "select unnest(array[large_key, small_key]) as key from visit_photo",
  );
  return {
    strangers: difference(
      stored.map(({ client_id }) => client_id),
      [...receipts.keys()],
    ),
    uneven: stored
      .filter(({ photos, versions }) => photos !== 1 || versions !== 1)
      .map(({ client_id }) => client_id),
    twoReceipts: [...receipts]
      .filter(([, all]) => new Set(all.map(textOf)).size !== 1)
      .map(([clientId]) => clientId),
    loose: difference(
      files,
      keys.map(({ key }) => key),
    ),
  };
}

const textOf = ({ number, hash, signature }: Receipt) => `${number} ${hash} ${signature}`;

/** What is in one of the two lists alone, or twice in one. */
function difference(some: readonly string[], others: readonly string[]): string[] {
  const one = new Set(some);
  const other = new Set(others);
  if (one.size < some.length || other.size < others.length) return ["something twice"];
  return [...some.filter((key) => !other.has(key)), ...others.filter((key) => !one.has(key))];
}
