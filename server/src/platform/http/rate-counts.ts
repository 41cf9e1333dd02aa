import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";

export interface RateCount {
  readonly current: number;
  /** The milliseconds until counting begins anew. */
  readonly ttl: number;
}

/** One more call of this caller in the window; the same count for every copy of the server. */
export async function countTogether(
  db: Database,
  caller: string,
  windowMs: number,
): Promise<RateCount> {
  // The caller is known by part of a token, which has no place in a table.
  const key = createHash("sha256").update(caller).digest("base64url");
  const window = sql`make_interval(secs => ${windowMs / 1000})`;
  const { rows } = await sql<RateCount>`
    insert into rate_count as c (key, current, ends_at) values (${key}, 1, now() + ${window})
    on conflict (key) do update set
      current = case when c.ends_at <= now() then 1 else c.current + 1 end,
      ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
    returning current, (extract(epoch from ends_at - now()) * 1000)::int as ttl`.execute(db);
  return rows[0] ?? { current: 1, ttl: windowMs };
}

export async function forgetRateCounts(db: Database): Promise<void> {
  await db
    .deleteFrom("rate_count")
    .where("ends_at", "<", sql<Date>`now()`)
    .execute();
}

/** The same in memory, for what is called all the time: a copy counts for itself. */
export class CountsOfThisCopy {
  readonly #counts = new Map<string, { current: number; endsAt: number }>();
  static readonly #MOST_CALLERS = 20_000;

  count(caller: string, windowMs: number): RateCount {
    const now = Date.now();
    const known = this.#counts.get(caller);
    if (known && known.endsAt > now) {
      known.current += 1;
      return { current: known.current, ttl: known.endsAt - now };
    }
    // Taken out and put back at the end, so that the first is the one whose window began longest ago.
    this.#counts.delete(caller);
    this.#counts.set(caller, { current: 1, endsAt: now + windowMs });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > CountsOfThisCopy.#MOST_CALLERS && oldest !== undefined)
      this.#counts.delete(oldest);
    return { current: 1, ttl: windowMs };
  }
}
