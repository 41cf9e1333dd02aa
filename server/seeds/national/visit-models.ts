import { receiptText } from "@shikkha/contract/visits/receipt.ts";
import type { SeedDatabase } from "../seed-database.ts";

/** The facts of a report that are columns of a visit. */
export const FACTS =
  "form_version_id, answers, rating, ratings, people_total, people_present, people_authorised, people_unauthorised, staff_total, staff_present, staff_authorised, staff_unauthorised, students_enrolled, students_girls, students_boys, classes_visited, students_by_grade";
/** What is known of a class that was watched. */
export const LESSON =
  "teacher_name, teacher_index, subject, topic, grade, section, enrolled, girls, boys";
const OF_EACH_KIND = 1_500;

/** Reports of the demo to copy from, in a table of this connection; `text` is the answers as a receipt's hash reads them. */
export async function keepVisitModels(db: SeedDatabase): Promise<void> {
  await db.query("drop table if exists visit_model");
  await db.query(
    `create temp table visit_model as
     select v.kind, row_number() over (partition by v.kind order by v.id) - 1 as turn, null::text as text, ${FACTS}, ${LESSON}
     from (select *, row_number() over (partition by kind order by id) as place from visit) v left join classroom_fact c on c.visit_id = v.id
     where v.place <= ${OF_EACH_KIND}`,
  );
  const models = await db.query<{ kind: string; turn: string; answers: object }>(
    "select kind, turn, answers from visit_model",
  );
  if (models.length === 0)
    throw new Error("There are no visits to take as models: start in demo mode first");
  await db.query(
    `update visit_model m set text = t.text from jsonb_to_recordset($1::jsonb) t (kind text, turn bigint, text text)
     where m.kind = t.kind and m.turn = t.turn`,
    [
      JSON.stringify(
        models.map(({ kind, turn, answers }) => ({ kind, turn, text: receiptText(answers) })),
      ),
    ],
  );
}
