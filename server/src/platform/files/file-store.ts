import type { Readable } from "node:stream";

/** Where uploads live. Keys are ours: random, never a name a person gave. */
export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Written as it comes; answers how long it was. When the content breaks off there is no file. */
  putStream(key: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Readable | undefined>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
  /** All keys that begin with the prefix. */
  list(prefix: string): Promise<string[]>;
}
