import { type RawBuilder, sql } from "kysely";
import type { Channel } from "@shikkha/contract/settings.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import { stopDeliveries } from "./delivery/delivery.writes.ts";
import { handOut } from "./hand-out.writes.ts";
import { paragraphs } from "./plain-text.ts";
import { countReach } from "./reach.reads.ts";

export { countReceivers } from "./receivers.reads.ts";

export type SystemMessageKind =
  | "PLAN_RETURNED"
  | "PLAN_REMINDER"
  | "PLAN_DEADLINE_MOVED"
  | "SURVEY_PUBLISHED"
  | "REPORT_READY"
  | "DUTY_CHANGED"
  | "VISIT_RETURNED";

export interface SystemMessage extends SystemWords {
  readonly personIds: readonly number[];
}

/** What is told, whoever it is told to. */
export interface SystemWords {
  readonly kind: SystemMessageKind;
  readonly title: { readonly bn: string; readonly en: string };
  readonly body: { readonly bn: string; readonly en: string };
  /** The short text for SMS, e-mail and push, in Bengali as the settings hold it. */
  readonly message: string;
  /** The screen it leads to. */
  readonly link: string | null;
  readonly channels: readonly Channel[];
}

/**
 * Stores the message for each person's bell and queues it on each channel the person can be reached by; in the caller's
 * transaction, so that nobody is told of something that was undone.
 */
export async function queueSystemMessage(
  tx: Transaction,
  message: SystemMessage,
): Promise<Readonly<Record<Channel, number>>> {
  const people = sql<{ id: number }>`
    select id from person where status = 'ACTIVE' and id = any(${message.personIds}::bigint[])`;
  return tellPeople(tx, message, people);
}

/** The same for people a query finds, in one statement however many they are. */
export async function tellPeople(
  tx: Transaction,
  message: SystemWords,
  people: RawBuilder<{ id: number }>,
): Promise<Readonly<Record<Channel, number>>> {
  const { id } = await tx
    .insertInto("notice")
    .values({
      type: "REGULAR",
      kind: message.kind,
      title: message.title.bn,
      title_en: message.title.en,
      body: paragraphs(message.body.bn),
      body_en: paragraphs(message.body.en),
      message: message.message,
      link: message.link,
      channels: [...message.channels],
      level: "NATIONAL",
      path: "/",
      starts_at: sql<Date>`now()`,
      published_at: sql<Date>`now()`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { byChannel } = await handOut(tx, id, people);
  return byChannel;
}

/** How many of these people each channel can reach. */
export async function countReachable(
  db: Database,
  personIds: readonly number[],
): Promise<{
  readonly people: number;
  readonly byChannel: Readonly<Record<Channel, number>>;
  readonly byNone: number;
}> {
  return countReach(db, sql<{ id: number }>`select distinct unnest(${personIds}::bigint[]) as id`);
}

/** Takes back what was told about something that is gone: nobody sees it any more, and what waits is not sent. */
export async function withdrawMessages(
  tx: Transaction,
  { kind, link }: Pick<SystemWords, "kind" | "link">,
): Promise<void> {
  const told = await tx
    .updateTable("notice")
    .set({
      deleted_at: sql<Date>`now()`,
      modified_at: sql<Date>`date_trunc('milliseconds', now())`,
    })
    .where("type", "=", "REGULAR")
    .where("kind", "=", kind)
    .where("link", "=", link)
    .where("deleted_at", "is", null)
    .returning("id")
    .execute();
  for (const { id } of told) await stopDeliveries(tx, id);
}
