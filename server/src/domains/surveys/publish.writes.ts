import { sql } from "kysely";
import type { Transaction } from "../../platform/db/database.ts";
import { tellPeople } from "../notices/notices.lookup.ts";
import { dueSurveys } from "./due.reads.ts";
import { publishedMessage } from "./survey-message.ts";

export interface HandedOut {
  readonly people: number;
  readonly added: number;
  readonly removed: number;
}

/** Undefined when another copy of the server was faster, or the author changed their mind. */
export async function handOutIfDue(
  tx: Transaction,
  id: number,
  now: Date,
): Promise<HandedOut | undefined> {
  const survey = await dueSurveys(tx, now)
    .select(["id", "name_bn as nameBangla", "name_en as nameEnglish", "ends_at as endsAt"])
    .select(["receivers", "path", "published_at as publishedAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!survey) return undefined;
  // Half a million receivers take longer than a statement of a call may.
  await sql`set local statement_timeout = 0`.execute(tx);
  const rule = JSON.stringify(survey.receivers);
  const added = await addReceivers(tx, id, rule, survey.path);
  const removed = await removeReceivers(tx, id, rule, survey.path);
  const { rows } = await sql<{ people: number }>`
    update survey set published_at = coalesce(published_at, ${now}), handed_out_at = ${now},
      people = (select count(*) from survey_receiver where survey_id = ${id})
    where id = ${id} returning people`.execute(tx);
  // Whoever has just been added, and nobody twice.
  await tellPeople(
    tx,
    publishedMessage(survey),
    sql`select person_id as id from survey_receiver where survey_id = ${id} and received_at = now()`,
  );
  return { people: rows[0]?.people ?? 0, added, removed };
}

/** In one statement however many they are; each with the place by which the rule found them, the primary duty's first. */
async function addReceivers(
  tx: Transaction,
  id: number,
  rule: string,
  reach: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into survey_receiver (survey_id, person_id, path)
    select ${id}::bigint, who, place.path
    from receivers_of(${rule}::jsonb, ${reach}) as who
    cross join lateral (
      select d.path from duty d
      where d.person_id = who and d.kind <> 'INACTIVE' and starts_with(d.path, ${reach})
        and (d.valid_to is null or d.valid_to >= (now() at time zone 'Asia/Dhaka')::date)
      order by exists (
          select from location l
          where l.id = any (array(select value::bigint from jsonb_array_elements_text(${rule}::jsonb -> 'locationIds')))
            and starts_with(d.path, l.path)) desc,
        (d.kind = 'PRIMARY') desc, d.id
      limit 1) as place
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Those a changed rule no longer reaches; who has answered stays. */
async function removeReceivers(
  tx: Transaction,
  id: number,
  rule: string,
  reach: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from survey_receiver r
    where r.survey_id = ${id}
      and r.person_id not in (select receivers_of(${rule}::jsonb, ${reach}))
      and not exists (select from survey_answer a where a.survey_id = r.survey_id and a.person_id = r.person_id)`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}
