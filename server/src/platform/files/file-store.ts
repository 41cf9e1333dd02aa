import type { Readable } from "node:stream";
import type { FolderStore, S3Store } from "../config/config.ts";
import { openFolderStore } from "./folder-store.ts";
import { openS3Store } from "./s3-store.ts";

/** Where uploads live. Keys are ours: random, never a name a person gave. */
export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Readable | undefined>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
  /** All keys that begin with the prefix. */
  list(prefix: string): Promise<string[]>;
}

const KEY = /^[a-z0-9][a-z0-9/_-]*(\.[a-z0-9]+)?$/;

/** A key can never climb out of the store. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.includes("//")) throw new Error(`Not a file key: ${key}`);
}

export function openFileStore(config: FolderStore | S3Store): FileStore {
  return config.kind === "folder" ? openFolderStore(config.folder) : openS3Store(config);
}
