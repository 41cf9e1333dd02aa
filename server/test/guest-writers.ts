import type { TestDatabase } from "./test-database.ts";

const REST_MS = 100;

export interface GuestWriters {
  /** The user names of guests whose creation was answered with 200. */
  readonly acknowledged: readonly string[];
  /** What else was answered than 200, 503 or nothing. */
  readonly otherAnswers: readonly number[];
  finish(): Promise<void>;
}

/** Write one guest after the other, whatever becomes of the server meanwhile. */
export function startGuestWriters(
  count: number,
  url: () => string,
  token: string,
  prefix: string,
): GuestWriters {
  const over = new AbortController();
  const acknowledged: string[] = [];
  const otherAnswers: number[] = [];
  const write = async (writer: number) => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const username = `${prefix}.w${writer}.n${number}`;
      const status = await create(url(), token, username);
      if (status === 200) acknowledged.push(username);
      else if (status !== undefined && status !== 503) otherAnswers.push(status);
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  };
  const writers = Array.from({ length: count }, (_, writer) => write(writer));
  return {
    acknowledged,
    otherAnswers,
    async finish() {
      over.abort();
      await Promise.all(writers);
    },
  };
}

/** Undefined where no answer came. */
async function create(url: string, token: string, username: string): Promise<number | undefined> {
  const body = {
    username,
    nameBangla: "অতিথি",
    nameEnglish: "Visitor",
    email: "guest@office.example",
    phone: "01712345678",
    password: "quiet-garden-9",
    confirmation: "quiet-garden-9",
  };
  const answer = await fetch(`${url}/v1/auth/create-guest-user`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "x-shikkha-call": "1",
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return answer?.status;
}

export interface StoredGuests {
  readonly lost: readonly string[];
  readonly doubled: number;
  readonly withoutOneAuditEntry: readonly string[];
}

export const NONE_LOST: StoredGuests = { lost: [], doubled: 0, withoutOneAuditEntry: [] };

/** What became of the guests that were acknowledged. */
export async function examineGuests(
  database: Pick<TestDatabase, "query">,
  acknowledged: readonly string[],
): Promise<StoredGuests> {
  const stored = await database.query<{ username: string; audits: number }>(
    "select username, (select count(*)::int from audit_entry where action = 'guests.create' and target_id = p.id::text) as audits from person p where type = 'GUEST'",
  );
  const names = new Set(stored.map(({ username }) => username));
  return {
    lost: acknowledged.filter((name) => !names.has(name)),
    doubled: stored.length - names.size,
    withoutOneAuditEntry: stored
      .filter(({ audits }) => audits !== 1)
      .map(({ username }) => username),
  };
}
