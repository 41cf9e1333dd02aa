import { sql } from "kysely";
import type { Transaction } from "../../platform/db/database.ts";

export interface Return {
  readonly planIds: readonly number[];
  readonly comment: string;
  readonly by: number;
  readonly now: Date;
  readonly marks: readonly { readonly planDetailId: number; readonly note?: string | undefined }[];
}

/** Returns the plans and keeps their rows as they are now, so that later changes can be seen. */
export async function returnPlans(tx: Transaction, { planIds, comment, by, now, marks }: Return) {
  const plans = [...planIds];
  await sql`
    update officer_plan set status = 'REJECTED', comment = ${comment}, returned_by = ${by}, returned_at = ${now}, answer = null, version = version + 1
    where id = any(${plans}::bigint[])`.execute(tx);
  await sql`update plan_row set marked = false, note = null where officer_plan_id = any(${plans}::bigint[]) and marked`.execute(
    tx,
  );
  await sql`
    update plan_row r set marked = true, note = m.note
    from unnest(${marks.map(({ planDetailId }) => planDetailId)}::bigint[], ${marks.map(({ note }) => note ?? null)}::text[]) m (id, note)
    where r.id = m.id`.execute(tx);
  await sql`delete from returned_plan_row where officer_plan_id = any(${plans}::bigint[])`.execute(
    tx,
  );
  await sql`
    insert into returned_plan_row (officer_plan_id, plan_row_id, institute_id, office_id, visit_date, kind, marked, note)
    select officer_plan_id, id, institute_id, office_id, visit_date, kind, marked, note
    from plan_row where officer_plan_id = any(${plans}::bigint[])`.execute(tx);
}

export interface Reminder {
  readonly year: number;
  readonly by: number;
  readonly path: string;
  readonly personIds: readonly number[];
  readonly now: Date;
}

export async function insertReminder(
  tx: Transaction,
  { year, by, path, personIds, now }: Reminder,
): Promise<number> {
  const { id } = await tx
    .insertInto("plan_reminder")
    .values({ year, sent_by: by, sent_at: now, path, people: personIds.length })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
