import type { Page } from "@shikkha/contract/kernel/paging.ts";
import type { Database } from "../../platform/db/database.ts";

export interface ContactMessage {
  readonly id: number;
  readonly name: string;
  readonly contact: string;
  readonly subject: string;
  readonly body: string;
  readonly sentAt: string;
  readonly handledAt: string | null;
  readonly handledByBangla: string | null;
  readonly handledByEnglish: string | null;
}

function messages(db: Database) {
  return db
    .selectFrom("contact_message as m")
    .leftJoin("person as p", "p.id", "m.handled_by")
    .select(["m.id", "m.name", "m.contact", "m.subject", "m.body", "m.sent_at", "m.handled_at"])
    .select(["p.name_bn as handledByBangla", "p.name_en as handledByEnglish"]);
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>["execute"]>>[number];

function shown({ sent_at, handled_at, ...row }: MessageRow): ContactMessage {
  return { ...row, sentAt: sent_at.toISOString(), handledAt: handled_at?.toISOString() ?? null };
}

export async function listMessages(
  db: Database,
  { page, size }: { page: number; size: number },
): Promise<Page<ContactMessage>> {
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom("contact_message")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
    messages(db)
      .orderBy((eb) => eb("m.handled_at", "is not", null))
      .orderBy("m.sent_at", "desc")
      .orderBy("m.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
  ]);
  return { items: rows.map(shown), page, size, total };
}

export async function findMessage(db: Database, id: number): Promise<ContactMessage | undefined> {
  const row = await messages(db).where("m.id", "=", id).executeTakeFirst();
  return row && shown(row);
}
