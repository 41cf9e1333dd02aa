import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { DeviceVisit } from "./device-visit.ts";
import type { OutboxRecord } from "./outbox-record.ts";

/** A picture's bytes; ArrayBuffer, because some browsers lose blobs they kept for long. */
export interface StoredPhoto {
  readonly clientId: string;
  readonly content: ArrayBuffer;
}

/** An answer of the server kept for when there is no connection. */
export interface Kept {
  readonly at: string;
  readonly bytes: number;
  readonly value: unknown;
}

interface FieldSchema extends DBSchema {
  visits: { key: string; value: DeviceVisit; indexes: { owner: number } };
  outbox: { key: string; value: OutboxRecord; indexes: { owner: number } };
  photos: { key: string; value: StoredPhoto };
  kept: { key: string; value: Kept };
}

let database: Promise<IDBPDatabase<FieldSchema>> | undefined;

/** All that field work keeps on the device. Nothing in it is deleted at sign-out. */
export function fieldDatabase(): Promise<IDBPDatabase<FieldSchema>> {
  database ??= openDB<FieldSchema>("shikkha-field", 1, {
    upgrade(made) {
      made.createObjectStore("visits", { keyPath: "clientId" }).createIndex("owner", "owner");
      made.createObjectStore("outbox", { keyPath: "key" }).createIndex("owner", "owner");
      made.createObjectStore("photos", { keyPath: "clientId" });
      made.createObjectStore("kept");
    },
    terminated() {
      database = undefined;
    },
  });
  return database;
}
