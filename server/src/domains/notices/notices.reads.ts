import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { NOTICE_STATUSES, type NoticeStatus, statusOf } from "@shikkha/contract/notices/notice.ts";
import type { noticeCalls, NoticeRow } from "@shikkha/contract/notices/notices.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";

type ListQuery = InputOf<typeof noticeCalls.list>["query"];
type Counts = Record<NoticeStatus, number>;

/** Notices written inside the jurisdiction; the system's own messages are nobody's to manage. */
export function noticesIn(scope: Scope, db: Database) {
  return db
    .selectFrom("notice as n")
    .where("n.type", "=", "NOTICE")
    .where("n.deleted_at", "is", null)
    .where((eb) => within(scope, eb.ref("n.path")));
}

/** The same as statusOf() of the contract, for counting and filtering. */
const statusAt = (now: Date) => sql<NoticeStatus>`case
  when n.closed_at is not null then 'CLOSED'
  when n.starts_at > ${now} then 'UPCOMING'
  when n.ends_at <= ${now} then 'EXPIRED'
  else 'PUBLISHED' end`;

const figureColumns = [
  sql<number>`coalesce(sum(f.sent), 0)`.as("sent"),
  sql<number>`coalesce(sum(f.failed), 0)`.as("failed"),
  sql<number>`coalesce(sum(f.waiting), 0)`.as("waiting"),
  sql<number>`coalesce(sum(f.stopped), 0)`.as("stopped"),
] as const;

export async function listNotices(scope: Scope, db: Database, query: ListQuery, now: Date) {
  const { pageNumber, pageSize, status, channel, receivers, searchParam } = query;
  const filtered = noticesIn(scope, db)
    .$if(channel !== undefined, (rows) => rows.where(sql<boolean>`${channel} = any(n.channels)`))
    .$if(receivers !== undefined, (rows) =>
      rows.where(sql<boolean>`n.receivers ->> 'kind' = ${receivers}`),
    )
    .$if(Boolean(searchParam), (rows) =>
      rows.where((eb) => holdsWords(eb.ref("n.search_key"), searchParam ?? "")),
    );
  const [counted, rows, thisYear, failed] = await Promise.all([
    filtered
      .select([statusAt(now).as("status"), (eb) => eb.fn.countAll<number>().as("number")])
      .groupBy(sql`status`)
      .execute(),
    filtered
      .$if(status !== undefined, (matching) => matching.where(statusAt(now), "=", status ?? null))
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom("delivery_figure as f")
            .select([...figureColumns])
            .whereRef("f.notice_id", "=", "n.id")
            .as("f"),
        (join) => join.onTrue(),
      )
      .select(["n.id", "n.title", "n.receivers", "n.people", "n.channels", "n.version"])
      .select([
        "n.starts_at as startsAt",
        "n.ends_at as endsAt",
        "n.closed_at as closedAt",
        "n.published_at as publishedAt",
      ])
      .select(["f.sent", "f.failed", "f.waiting", "f.stopped"])
      .orderBy("n.starts_at", "desc")
      .orderBy("n.id", "desc")
      .limit(pageSize)
      .offset(pageNumber * pageSize)
      .execute(),
    countThisYear(scope, db, now),
    countFailed(scope, db, now),
  ]);
  const byStatus = Object.fromEntries(
    NOTICE_STATUSES.map((one) => [one, counted.find((row) => row.status === one)?.number ?? 0]),
  ) as Counts;
  const all = Object.values(byStatus).reduce((sum, number) => sum + number, 0);
  return {
    items: rows.map((row) => toRow(row, now)),
    page: pageNumber,
    size: pageSize,
    total: status === undefined ? all : byStatus[status],
    byStatus,
    failed,
    thisYear,
  };
}

interface StoredRow {
  readonly id: number;
  readonly title: string;
  readonly receivers: unknown;
  readonly people: number | null;
  readonly channels: readonly string[];
  readonly version: number;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly closedAt: Date | null;
  readonly publishedAt: Date | null;
  readonly sent: number | null;
  readonly failed: number | null;
  readonly waiting: number | null;
  readonly stopped: number | null;
}

export function toRow(row: StoredRow, now: Date): NoticeRow {
  return {
    id: row.id,
    title: row.title,
    status: statusOf(row, now),
    receivers: row.receivers as NoticeRow["receivers"],
    people: row.people ?? 0,
    channels: row.channels as NoticeRow["channels"],
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    version: row.version,
    figures: {
      sent: row.sent ?? 0,
      failed: row.failed ?? 0,
      waiting: row.waiting ?? 0,
      stopped: row.stopped ?? 0,
    },
  };
}

async function countThisYear(scope: Scope, db: Database, now: Date) {
  const year = Number(dayInDhaka(now).slice(0, 4));
  const { notices, sent } = await noticesIn(scope, db)
    .leftJoin("delivery_figure as f", "f.notice_id", "n.id")
    .select([
      sql<number>`count(distinct n.id)`.as("notices"),
      sql<number>`coalesce(sum(f.sent), 0)`.as("sent"),
    ])
    .where("n.starts_at", ">=", new Date(`${year}-01-01T00:00:00+06:00`))
    .where("n.starts_at", "<", new Date(`${year + 1}-01-01T00:00:00+06:00`))
    .executeTakeFirstOrThrow();
  return { year, notices, sent };
}

/** Failed messages of notices that still hold: those that sending again would send. */
async function countFailed(scope: Scope, db: Database, now: Date): Promise<number> {
  const { failed } = await currentIn(scope, db, now)
    .innerJoin("delivery_figure as f", "f.notice_id", "n.id")
    .select(sql<number>`coalesce(sum(f.failed), 0)`.as("failed"))
    .executeTakeFirstOrThrow();
  return failed;
}

function currentIn(scope: Scope, db: Database, now: Date) {
  return noticesIn(scope, db)
    .where("n.closed_at", "is", null)
    .where((eb) => eb.or([eb("n.ends_at", "is", null), eb("n.ends_at", ">", now)]));
}

/** Current notices of the jurisdiction some of whose messages failed. */
export async function listFailing(scope: Scope, db: Database, now: Date): Promise<number[]> {
  const notices = await currentIn(scope, db, now)
    .select("n.id")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("delivery_figure as f")
          .select("f.notice_id")
          .whereRef("f.notice_id", "=", "n.id")
          .where("f.failed", ">", 0),
      ),
    )
    .execute();
  return notices.map(({ id }) => id);
}
