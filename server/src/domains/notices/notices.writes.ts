import { sql } from "kysely";
import { covers, type Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { ReceiverRule } from "@shikkha/contract/notices/receivers.ts";
import type { Channel } from "@shikkha/contract/settings.ts";
import type { Transaction } from "../../platform/db/database.ts";

export interface NoticeFacts {
  readonly title: string;
  readonly body: string;
  readonly message: string;
  readonly channels: readonly Channel[];
  readonly receivers: ReceiverRule;
  readonly people: number;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

interface NewNotice extends NoticeFacts {
  readonly clientId: string;
  readonly clientHash: string;
  readonly authorId: number;
  readonly scope: Scope;
}

const now = sql<Date>`date_trunc('milliseconds', now())`;

const columnsOf = (facts: NoticeFacts) => ({
  title: facts.title,
  body: facts.body,
  message: facts.message,
  channels: [...facts.channels],
  receivers: JSON.stringify(facts.receivers),
  people: facts.people,
  starts_at: facts.startsAt,
  ends_at: facts.endsAt,
});

/** Undefined when a notice with this client id is there already; it waits for one that is just being written. */
export async function insertNotice(
  tx: Transaction,
  notice: NewNotice,
): Promise<number | undefined> {
  const row = await tx
    .insertInto("notice")
    .values({
      ...columnsOf(notice),
      type: "NOTICE",
      client_id: notice.clientId,
      client_hash: notice.clientHash,
      author_id: notice.authorId,
      level: notice.scope.level,
      path: notice.scope.path,
    })
    .onConflict((conflict) => conflict.column("client_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function findNoticeOfClient(tx: Transaction, clientId: string) {
  const row = await tx
    .selectFrom("notice")
    .select(["id", "version", "path", "client_hash as clientHash", "author_id as authorId"])
    .select(["starts_at as startsAt", "ends_at as endsAt", "closed_at as closedAt"])
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return row && { ...row, isManagedFrom: (scope: Scope) => covers(scope, row.path) };
}

export type LockedNotice = NonNullable<Awaited<ReturnType<typeof lockNotice>>>;

/** One writer at a time for a notice, the clock included. */
export async function lockNotice(tx: Transaction, id: number) {
  return tx
    .selectFrom("notice")
    .select([
      "id",
      "title",
      "body",
      "message",
      "path",
      "version",
      "channels",
      "receivers",
      "people",
    ])
    .select(["client_id as clientId", "published_at as publishedAt"])
    .select(["starts_at as startsAt", "ends_at as endsAt", "closed_at as closedAt"])
    .where("id", "=", id)
    .where("type", "=", "NOTICE")
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateNotice(tx: Transaction, id: number, facts: NoticeFacts): Promise<void> {
  await tx
    .updateTable("notice")
    .set({ ...columnsOf(facts), modified_at: now, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

export async function startNow(tx: Transaction, id: number, startsAt: Date): Promise<void> {
  await tx
    .updateTable("notice")
    .set({ starts_at: startsAt, modified_at: now, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

export async function closeNotice(tx: Transaction, id: number, closedAt: Date): Promise<void> {
  await tx
    .updateTable("notice")
    .set({ closed_at: closedAt, modified_at: now, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

export async function deleteNotice(tx: Transaction, id: number): Promise<void> {
  await tx
    .updateTable("notice")
    .set({ deleted_at: now, modified_at: now, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}
