import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { guestCalls, GuestRow } from "@shikkha/contract/guests.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import type { Page } from "@shikkha/contract/kernel/paging.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";

type ListQuery = InputOf<typeof guestCalls.list>["query"];

const status = sql<
  GuestRow["status"]
>`case when p.status = 'INACTIVE' then 'INACTIVE' when c.locked then 'LOCKED' else 'ACTIVE' end`;

/** A guest belongs to the place of whoever registered them. */
function guestsIn(scope: Scope, db: Database, query: Partial<ListQuery>) {
  return db
    .selectFrom("person as p")
    .innerJoin("guest_credential as c", "c.person_id", "p.id")
    .innerJoin("duty as d", (join) =>
      join.onRef("d.person_id", "=", "p.id").on("d.kind", "=", "PRIMARY"),
    )
    .where((eb) => within(scope, eb.ref("d.path")))
    .$if(query.status !== undefined, (rows) => rows.where(status, "=", query.status ?? "ACTIVE"))
    .$if(Boolean(query.searchParam), (rows) =>
      rows.where((eb) => holdsWords(eb.ref("p.search_key"), query.searchParam ?? "")),
    );
}

function shown(rows: ReturnType<typeof guestsIn>) {
  return rows
    .select([
      "p.id as userId",
      "p.username as userName",
      "p.name_bn as nameBangla",
      "p.name_en as nameEnglish",
      "p.email",
      "p.phone",
    ])
    .select([
      "p.date_of_birth as dateOfBirth",
      "c.must_change as mustChangePassword",
      "p.created_at",
      status.as("status"),
    ])
    .select(
      sql<Date | null>`(select max(s.created_at) from session s where s.person_id = p.id)`.as(
        "last_sign_in",
      ),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof shown>["execute"]>>[number];

function guestOf({ created_at, last_sign_in, ...row }: Row): GuestRow {
  return {
    ...row,
    createdAt: created_at.toISOString(),
    lastSignInAt: last_sign_in?.toISOString() ?? null,
  };
}

export async function listGuests(
  scope: Scope,
  db: Database,
  query: ListQuery,
): Promise<Page<GuestRow>> {
  const matching = guestsIn(scope, db, query);
  const [{ total }, rows] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    shown(matching)
      .orderBy("p.created_at", "desc")
      .orderBy("p.id", "desc")
      .limit(query.size)
      .offset(query.page * query.size)
      .execute(),
  ]);
  return { items: rows.map(guestOf), page: query.page, size: query.size, total };
}

export async function findGuestUser(
  scope: Scope,
  db: Database,
  userId: number,
): Promise<GuestRow | undefined> {
  const row = await shown(guestsIn(scope, db, {}).where("p.id", "=", userId)).executeTakeFirst();
  return row && guestOf(row);
}
