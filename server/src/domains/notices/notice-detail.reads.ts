import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import type {
  DeliveryFigures,
  DeliveryRow,
  noticeCalls,
  NoticeDetail,
} from "@shikkha/contract/notices/notices.ts";
import { CHANNELS, type Channel } from "@shikkha/contract/settings.ts";
import type { Database } from "../../platform/db/database.ts";
import { listAttachments } from "./attachments.reads.ts";
import { noticesIn, toRow } from "./notices.reads.ts";

type DeliveryQuery = InputOf<typeof noticeCalls.deliveries>["query"];

export async function findNotice(
  scope: Scope,
  db: Database,
  id: number,
  now: Date,
): Promise<NoticeDetail | undefined> {
  const row = await noticesIn(scope, db)
    .innerJoin("person as p", "p.id", "n.author_id")
    .select(["n.id", "n.title", "n.receivers", "n.people", "n.channels", "n.version"])
    .select(["n.body as description", "n.message", "n.client_id as clientId"])
    .select([
      "n.starts_at as startsAt",
      "n.ends_at as endsAt",
      "n.closed_at as closedAt",
      "n.published_at as publishedAt",
      "n.created_at as createdAt",
      "n.modified_at as modifiedAt",
    ])
    .select(["p.name_bn as authorBangla", "p.name_en as authorEnglish"])
    .where("n.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [byChannel, read, attachments, named] = await Promise.all([
    figuresByChannel(db, id),
    countRead(db, id),
    listAttachments(db, id),
    namesIn(db, row.receivers),
  ]);
  const sum = (of: keyof DeliveryFigures) =>
    Object.values(byChannel).reduce((total, figures) => total + figures[of], 0);
  const total = {
    sent: sum("sent"),
    failed: sum("failed"),
    waiting: sum("waiting"),
    stopped: sum("stopped"),
  };
  return {
    ...toRow({ ...row, ...total }, now),
    description: row.description,
    message: row.message,
    clientId: row.clientId ?? "",
    createdAt: row.createdAt.toISOString(),
    modifiedAt: row.modifiedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    authorBangla: row.authorBangla,
    authorEnglish: row.authorEnglish,
    read,
    byChannel,
    attachments,
    named,
  };
}

async function figuresByChannel(
  db: Database,
  noticeId: number,
): Promise<Record<Channel, DeliveryFigures>> {
  const rows = await db
    .selectFrom("delivery_figure")
    .select(["channel", "sent", "failed", "waiting", "stopped"])
    .where("notice_id", "=", noticeId)
    .execute();
  const none = { sent: 0, failed: 0, waiting: 0, stopped: 0 };
  const of = (channel: Channel): DeliveryFigures => {
    const { channel: _name, ...figures } = rows.find((row) => row.channel === channel) ?? {
      channel,
      ...none,
    };
    return figures;
  };
  const [sms, email, push] = CHANNELS;
  return { [sms]: of(sms), [email]: of(email), [push]: of(push) };
}

async function countRead(db: Database, noticeId: number): Promise<number> {
  const { read } = await db
    .selectFrom("notice_receiver")
    .select((eb) => eb.fn.countAll<number>().as("read"))
    .where("notice_id", "=", noticeId)
    .where("read_at", "is not", null)
    .executeTakeFirstOrThrow();
  return read;
}

/** The people a rule names, so that it can be shown and changed. */
async function namesIn(db: Database, rule: unknown): Promise<NoticeDetail["named"]> {
  const { personIds = [] } = rule as { personIds?: number[] };
  if (personIds.length === 0) return [];
  return db
    .selectFrom("person")
    .select(["id", "name_bn as nameBangla", "name_en as nameEnglish"])
    .where("id", "in", personIds)
    .orderBy("id")
    .execute();
}

export async function listDeliveries(
  db: Database,
  noticeId: number,
  { pageNumber, pageSize, state, channel }: DeliveryQuery,
) {
  const matching = db
    .selectFrom("delivery as d")
    .where("d.notice_id", "=", noticeId)
    .$if(state !== undefined, (rows) => rows.where("d.state", "=", state ?? ""))
    .$if(channel !== undefined, (rows) => rows.where("d.channel", "=", channel ?? ""));
  const [{ total }, rows] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    matching
      .innerJoin("person as p", "p.id", "d.person_id")
      .leftJoin("designation as g", "g.id", "p.designation_id")
      .select(["d.id", "p.name_bn as nameBangla", "p.name_en as nameEnglish"])
      .select(["g.name_bn as designationBangla", "g.name_en as designationEnglish"])
      .select(["d.tries", "d.last_error as reason", "d.sent_at as sentAt"])
      .select([
        sql<DeliveryRow["channel"]>`d.channel`.as("channel"),
        sql<DeliveryRow["state"]>`d.state`.as("state"),
      ])
      .orderBy("d.id")
      .limit(pageSize)
      .offset(pageNumber * pageSize)
      .execute(),
  ]);
  const items = rows.map((row) => ({ ...row, sentAt: row.sentAt?.toISOString() ?? null }));
  return { items, page: pageNumber, size: pageSize, total };
}
