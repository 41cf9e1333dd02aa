import { says } from "@shikkha/contract/kernel/field-message.ts";
import { noteDeviceChange } from "./device-changes.ts";
import { deletePhoto, findPhoto } from "./device-visits.ts";
import { fieldDatabase } from "./field-database.ts";
import type { OutboxRecord } from "./outbox-record.ts";

/** Where the sender finds what is to be sent; the device's database, or a plain one in tests. */
export interface OutboxStore {
  list(owner: number): Promise<readonly OutboxRecord[]>;
  put(record: OutboxRecord): Promise<void>;
  photo(clientId: string): Promise<ArrayBuffer | undefined>;
  dropPhoto(clientId: string): Promise<void>;
}

export const deviceOutbox: OutboxStore = {
  list: async (owner) => (await fieldDatabase()).getAllFromIndex("outbox", "owner", owner),
  async put(record) {
    await (await fieldDatabase()).put("outbox", record);
    noteDeviceChange();
  },
  photo: findPhoto,
  dropPhoto: deletePhoto,
};

/** From the visits that are being written to those that wait to be sent, in one step. */
export async function moveToOutbox(record: OutboxRecord): Promise<void> {
  const changes = (await fieldDatabase()).transaction(["visits", "outbox"], "readwrite");
  await changes.objectStore("outbox").put(record);
  await changes.objectStore("visits").delete(record.visit.clientId);
  await changes.done;
  noteDeviceChange();
}

/** Back to be corrected; nothing of it is lost. */
export async function moveToVisits(record: OutboxRecord): Promise<void> {
  const changes = (await fieldDatabase()).transaction(["visits", "outbox"], "readwrite");
  await changes.objectStore("visits").put({
    ...record.visit,
    faults: faultsOf(record),
  });
  await changes.objectStore("outbox").delete(record.key);
  await changes.done;
  noteDeviceChange();
}

/** `answers.12` speaks of question 12. */
function faultsOf({ refusal }: OutboxRecord) {
  return (refusal?.fields ?? []).flatMap(({ path, message }) => {
    const questionId = Number(/^answers\.(\d+)$/.exec(path)?.[1] ?? Number.NaN);
    // The server has spoken in the reader's language; a fault on a form is written in both.
    return Number.isNaN(questionId) ? [] : [{ questionId, message: says(message, message) }];
  });
}

export async function deleteRecord({ key, visit }: OutboxRecord): Promise<void> {
  const changes = (await fieldDatabase()).transaction(["outbox", "photos"], "readwrite");
  await changes.objectStore("outbox").delete(key);
  for (const photo of visit.photos) await changes.objectStore("photos").delete(photo.clientId);
  await changes.done;
  noteDeviceChange();
}
