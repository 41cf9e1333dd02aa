import { type RawBuilder, sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { Page } from "@shikkha/contract/kernel/paging.ts";
import type { ReceiverPerson } from "@shikkha/contract/notices/receiver-calls.ts";
import type { ReceiverCount, ReceiverRule } from "@shikkha/contract/notices/receivers.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";
import { countReach } from "./reach.reads.ts";

const MOST_FOUND = 20;

/** The people a rule reaches from where its author stands. */
function receiversOf(scope: Scope, rule: ReceiverRule): RawBuilder<{ id: number }> {
  return sql`select id from receivers_of(${JSON.stringify(rule)}::jsonb, ${scope.path}) as id`;
}

export async function countReceivers(
  scope: Scope,
  db: Database,
  rule: ReceiverRule,
): Promise<ReceiverCount> {
  const people = receiversOf(scope, rule);
  const [reach, { rows }] = await Promise.all([
    countReach(db, people),
    sql<{ officers: number; teachers: number }>`
      select count(*) filter (where p.type in ('OFFICER', 'INSPECTOR')) as officers,
        count(*) filter (where p.type = 'TEACHER') as teachers
      from (${people}) as who join person p on p.id = who.id`.execute(db),
  ]);
  const { officers = 0, teachers = 0 } = rows[0] ?? {};
  return { ...reach, officers, teachers, others: reach.people - officers - teachers };
}

/** Where someone works: the primary duty, else any that lasts. */
const workplace = sql`
  left join designation g on g.id = p.designation_id
  left join lateral (
    select coalesce(o.name_bn, i.name_bn) as bn, coalesce(o.name_en, i.name_en) as en
    from duty d
    left join office o on o.id = d.office_id
    left join institute i on i.id = d.institute_id
    where d.person_id = p.id and d.kind <> 'INACTIVE'
    order by (d.kind = 'PRIMARY') desc limit 1
  ) as w on true`;
const columns = sql`p.id, p.name_bn as "nameBangla", p.name_en as "nameEnglish",
  g.name_bn as "designationBangla", g.name_en as "designationEnglish",
  w.bn as "workplaceBangla", w.en as "workplaceEnglish"`;

export async function listReceivers(
  scope: Scope,
  db: Database,
  rule: ReceiverRule,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Page<ReceiverPerson>> {
  const people = receiversOf(scope, rule);
  const [total, items] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from (${people}) as who`.execute(db),
    sql<ReceiverPerson>`
      select ${columns}
      from (select p.* from (${people}) as who join person p on p.id = who.id
        order by p.id limit ${size} offset ${page * size}) as p
      ${workplace} order by p.id`.execute(db),
  ]);
  return { items: items.rows, page, size, total: total.rows[0]?.total ?? 0 };
}

/** People with a duty in the jurisdiction whose name, user name or PDS number holds the words. */
export async function searchReceivers(
  scope: Scope,
  db: Database,
  text: string,
): Promise<ReceiverPerson[]> {
  const { rows } = await sql<ReceiverPerson>`
    select ${columns}
    from person p
    ${workplace}
    where p.status = 'ACTIVE' and ${holdsWords(sql.ref("p.search_key"), text)}
      and exists (select from duty d where d.person_id = p.id and d.kind <> 'INACTIVE'
        and ${within(scope, sql.ref("d.path"))})
    order by p.name_bn collate bengali, p.id
    limit ${MOST_FOUND}`.execute(db);
  return rows;
}
