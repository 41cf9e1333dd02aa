import { sql } from "kysely";
import type { Channel } from "@shikkha/contract/settings.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import { handOut } from "./hand-out.writes.ts";
import { paragraphs } from "./plain-text.ts";
import { countReach } from "./reach.reads.ts";

export type SystemMessageKind =
  | "PLAN_RETURNED"
  | "PLAN_REMINDER"
  | "PLAN_DEADLINE_MOVED"
  | "SURVEY_PUBLISHED"
  | "REPORT_READY"
  | "DUTY_CHANGED"
  | "VISIT_RETURNED";

export interface SystemMessage {
  readonly kind: SystemMessageKind;
  readonly personIds: readonly number[];
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
  const people = sql<{ id: number }>`
    select id from person where status = 'ACTIVE' and id = any(${message.personIds}::bigint[])`;
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
