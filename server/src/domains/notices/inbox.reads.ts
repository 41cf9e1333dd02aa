import { sql } from "kysely";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import type {
  inboxCalls,
  ReceivedNotice,
  ReceivedNoticeDetail,
} from "@shikkha/contract/notices/inbox.ts";
import type { SyncedNotice } from "@shikkha/contract/notices/sync.ts";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";
import { listAttachments } from "./attachments.reads.ts";
import { plainText } from "./rich-text.ts";

type ListQuery = InputOf<typeof inboxCalls.list>["query"];

const EXCERPT = 160;
/**
 * A notice to half a million people takes seconds to hand out, and its rows carry the time it began. Asking for a little
 * more than was asked for finds them; the browser merges what it has already.
 */
const OVERLAP = sql`interval '5 minutes'`;

const modifiedAt = sql<Date>`greatest(n.modified_at, r.modified_at)`;
/** Read since it was last changed. */
const isRead = sql<boolean>`coalesce(r.read_at >= ${modifiedAt}, false)`;

export async function listChanges(
  personId: number,
  db: Database,
  since: string,
): Promise<SyncedNotice[]> {
  const rows = await db
    .selectFrom("notice_receiver as r")
    .innerJoin("notice as n", "n.id", "r.notice_id")
    .modifyFront(planKept)
    .select(["n.id as notificationId", "r.person_id as userId", "n.ends_at as expiresAt"])
    .select([
      sql<boolean>`(r.visible and n.closed_at is null and n.deleted_at is null)`.as("isVisible"),
      isRead.as("isRead"),
      modifiedAt.as("modifiedAt"),
    ])
    .where("r.person_id", "=", personId)
    .where(
      sql<boolean>`greatest(${modifiedAt}, r.read_at) > ${new Date(since)}::timestamptz - ${OVERLAP}`,
    )
    .orderBy(modifiedAt, "desc")
    .orderBy("n.id", "desc")
    .execute();
  return rows.map((row) => ({
    ...row,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    modifiedAt: row.modifiedAt.toISOString(),
  }));
}

/** What someone has received and may still see; what has expired stays to be looked up. */
function receivedBy(personId: number, db: Database) {
  return db
    .selectFrom("notice_receiver as r")
    .innerJoin("notice as n", "n.id", "r.notice_id")
    .where("r.person_id", "=", personId)
    .where("r.visible", "=", true)
    .where("n.closed_at", "is", null)
    .where("n.deleted_at", "is", null);
}

const columns = [
  sql<number>`n.id`.as("notificationId"),
  sql<ReceivedNotice["type"]>`n.type`.as("type"),
  sql<string | null>`n.kind`.as("kind"),
  sql<string>`n.title`.as("titleBangla"),
  sql<string>`coalesce(n.title_en, n.title)`.as("titleEnglish"),
  sql<string>`n.body`.as("descriptionBangla"),
  sql<string>`coalesce(n.body_en, n.body)`.as("descriptionEnglish"),
  sql<string | null>`n.link`.as("link"),
  sql<Date>`coalesce(n.published_at, n.starts_at)`.as("publishedAt"),
  sql<Date | null>`n.ends_at`.as("expiresAt"),
  modifiedAt.as("modifiedAt"),
  isRead.as("isRead"),
] as const;

interface Times {
  readonly publishedAt: Date;
  readonly modifiedAt: Date;
  readonly expiresAt: Date | null;
}

const timesOf = ({ publishedAt, modifiedAt: changed, expiresAt }: Times) => ({
  publishedAt: publishedAt.toISOString(),
  modifiedAt: changed.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});

export async function listReceived(personId: number, db: Database, query: ListQuery) {
  const { page, size, type, unread, searchParam } = query;
  const matching = receivedBy(personId, db)
    .$if(type !== undefined, (rows) => rows.where("n.type", "=", type ?? ""))
    .$if(unread !== undefined, (rows) => rows.where(isRead, "=", unread !== true))
    .$if(Boolean(searchParam), (rows) =>
      rows.where((eb) =>
        holdsWords(
          sql<string>`(${eb.ref("n.search_key")} || ' ' || search_key(coalesce(n.title_en, '')))`,
          searchParam ?? "",
        ),
      ),
    );
  const [{ total }, { unreadCount }, rows] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    receivedBy(personId, db)
      .modifyFront(planKept)
      .select((eb) => eb.fn.countAll<number>().as("unreadCount"))
      .where(isRead, "=", false)
      .executeTakeFirstOrThrow(),
    matching
      .select([...columns])
      .select(
        sql<number>`(select count(*) from notice_attachment a where a.notice_id = n.id)`.as(
          "attachmentCount",
        ),
      )
      .orderBy(modifiedAt, "desc")
      .orderBy("n.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
  ]);
  const items = rows.map(({ descriptionBangla, descriptionEnglish, ...row }) => ({
    ...row,
    ...timesOf(row),
    excerptBangla: excerpt(descriptionBangla),
    excerptEnglish: excerpt(descriptionEnglish),
  }));
  return { items, page, size, total, unread: unreadCount };
}

function excerpt(html: string): string {
  const text = plainText(html).replaceAll("\n", " ");
  return text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).replace(/\s+\S*$/, "")}…`;
}

export async function findReceived(
  personId: number,
  db: Database,
  id: number,
): Promise<ReceivedNoticeDetail | undefined> {
  const row = await receivedBy(personId, db)
    .leftJoin("person as p", "p.id", "n.author_id")
    .leftJoin("duty as d", (join) =>
      join.onRef("d.person_id", "=", "p.id").on("d.kind", "=", "PRIMARY"),
    )
    .leftJoin("office as o", "o.id", "d.office_id")
    .select([...columns])
    .select(["p.name_bn as authorBangla", "p.name_en as authorEnglish"])
    .select(["o.name_bn as workplaceBangla", "o.name_en as workplaceEnglish"])
    .where("n.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...row, ...timesOf(row), attachments: await listAttachments(db, id) };
}
