import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

/** Hears NOTIFY on one channel over a connection of its own, and takes a new one when that breaks. */
export class Listener {
  readonly #pool: pg.Pool;
  readonly #channel: string;
  readonly #heard: () => void;
  #client: pg.PoolClient | undefined;
  #closed = false;

  constructor(pool: pg.Pool, channel: string, heard: () => void) {
    this.#pool = pool;
    this.#channel = channel;
    this.#heard = heard;
  }

  async open(): Promise<void> {
    const client = await this.#pool.connect();
    client.on("notification", this.#heard);
    client.once("error", () => void this.#reopen(client));
    client.once("end", () => void this.#reopen(client));
    await client.query(`listen ${this.#channel}`);
    this.#client = client;
    // Whatever was told while nobody listened is unknown: behave as if it had been heard.
    this.#heard();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#client?.release(true);
    this.#client = undefined;
    await Promise.resolve();
  }

  async #reopen(broken: pg.PoolClient): Promise<void> {
    if (this.#closed || this.#client !== broken) return;
    this.#client = undefined;
    broken.release(true);
    while (!this.#closed) {
      try {
        await this.open();
        return;
      } catch {
        await wait(1000);
      }
    }
  }
}
