import { type RawBuilder, sql } from "kysely";
import { CHANNELS, type Channel } from "@shikkha/contract/settings.ts";
import type { Transaction } from "../../platform/db/database.ts";

export interface HandedOut {
  readonly people: number;
  readonly byChannel: Readonly<Record<Channel, number>>;
}

/**
 * Gives a notice to people and queues it on the notice's channels, in one statement however many they are. Whoever has it
 * already is left as they are, so that running it twice does no harm.
 */
export async function handOut(
  tx: Transaction,
  noticeId: number,
  people: RawBuilder<{ id: number }>,
): Promise<HandedOut> {
  const { rows } = await sql<{ channel: Channel | null; number: number }>`
    with told as (
      insert into notice_receiver (notice_id, person_id)
      select ${noticeId}::bigint, who.id from (${people}) as who
      on conflict do nothing
      returning person_id
    ), queued as (
      insert into delivery (notice_id, person_id, channel)
      select n.id, p.id, way
      from told
      join person p on p.id = told.person_id
      join notice n on n.id = ${noticeId}
      cross join lateral reachable_by(p) as way
      where way = any(n.channels)
      returning channel
    )
    select null as channel, count(*) as number from told
    union all
    select channel, count(*) from queued group by channel`.execute(tx);
  const count = (channel: Channel | null) =>
    rows.find((row) => row.channel === channel)?.number ?? 0;
  const handedOut = { people: count(null), byChannel: byChannel(count) };
  await tx
    .updateTable("notice")
    .set({ people: handedOut.people })
    .where("id", "=", noticeId)
    .execute();
  return handedOut;
}

function byChannel(count: (channel: Channel) => number): Record<Channel, number> {
  const [sms, email, push] = CHANNELS;
  return { [sms]: count(sms), [email]: count(email), [push]: count(push) };
}
