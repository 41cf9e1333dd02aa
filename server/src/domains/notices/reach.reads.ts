import { type RawBuilder, sql } from "kysely";
import type { Channel } from "@shikkha/contract/settings.ts";
import type { Database } from "../../platform/db/database.ts";

export interface Reach {
  readonly people: number;
  readonly byChannel: Readonly<Record<Channel, number>>;
  readonly byNone: number;
}

/** How many people there are, and how many of them each channel reaches. */
export async function countReach(db: Database, people: RawBuilder<{ id: number }>): Promise<Reach> {
  const { rows } = await sql<{
    people: number;
    sms: number;
    email: number;
    push: number;
    none: number;
  }>`
    select count(*) as people,
      count(*) filter (where 'SMS' = any(ways)) as sms,
      count(*) filter (where 'EMAIL' = any(ways)) as email,
      count(*) filter (where 'PUSH' = any(ways)) as push,
      count(*) filter (where ways = '{}') as none
    from (
      select array(select reachable_by(p)) as ways
      from (${people}) as who join person p on p.id = who.id
      where p.status = 'ACTIVE'
    ) as reached`.execute(db);
  const { people: all = 0, sms = 0, email = 0, push = 0, none = 0 } = rows[0] ?? {};
  return { people: all, byChannel: { SMS: sms, EMAIL: email, PUSH: push }, byNone: none };
}
