import { sql } from "kysely";
import type { Channel } from "@shikkha/contract/settings.ts";
import type { Database, Transaction } from "../../../platform/db/database.ts";
import type { OutgoingMessage } from "./carrier.ts";

/** The next messages of a channel whose time has come. */
export async function listDue(db: Database, channel: Channel, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("delivery")
    .select("id")
    .where("state", "=", "WAITING")
    .where("channel", "=", channel)
    .where("next_try_at", "<=", sql<Date>`now()`)
    .orderBy("next_try_at")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export interface LockedMessage extends OutgoingMessage {
  readonly tries: number;
  /** The notice is closed, deleted or past: nobody is told of it any more. */
  readonly isOver: boolean;
}

/** Takes one message for sending; undefined when another worker has it, or has sent it already. */
export async function lockMessage(tx: Transaction, id: number): Promise<LockedMessage | undefined> {
  const { rows } = await sql<LockedMessage>`
    select d.id as "deliveryId", d.tries, n.id as "noticeId", p.id as "personId", p.phone, p.email,
      n.title, n.body, n.message,
      coalesce(n.link, '/user-notice-details/' || n.id) as link,
      (n.closed_at is not null or n.deleted_at is not null or coalesce(n.ends_at <= now(), false)) as "isOver"
    from delivery d
    join notice n on n.id = d.notice_id
    join person p on p.id = d.person_id
    where d.id = ${id} and d.state = 'WAITING' and d.next_try_at <= now()
    for update of d skip locked`.execute(tx);
  return rows[0];
}
