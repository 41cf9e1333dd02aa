import type { TestServer } from "../test-server.ts";

type Ask = (server: TestServer, token: string, path: string, planted: string) => Promise<string[]>;

/** How one scoped call is tried: something of a place is planted, and the call is asked whether it can be seen. */
export interface ScopedCase {
  readonly call: string;
  /** Puts one record at the place and gives what identifies it in an answer; undefined where there can be none. */
  plant(server: TestServer, path: string): Promise<string | undefined>;
  /** Ways of asking for the record; each gives the identities the caller could see, or an empty list. */
  readonly ways: Readonly<Record<string, Ask>>;
  /** How many of the planted records the call says there are. */
  readonly count?: (server: TestServer, token: string) => Promise<number>;
}

/** The identities in a page of items. */
export function seen(answer: { body: { items?: readonly { id: number }[] } }): string[] {
  return (answer.body.items ?? []).map((item) => String(item.id));
}
