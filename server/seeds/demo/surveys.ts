import { compileForm } from "@shikkha/contract/forms/compile-form.ts";
import type { Answers } from "@shikkha/contract/forms/question.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import { scoreForm } from "@shikkha/contract/forms/scoring.ts";
import { plantForm } from "../plant-form.ts";
import type { Seed } from "../seed.ts";
import type { SeedDatabase } from "../seed-database.ts";
import { addDays } from "./days.ts";
import { answersSql, draw } from "./survey-answers.ts";
import { digital } from "./survey-forms.ts";
import { type DemoSurvey, DIGITAL_FORM, surveyList } from "./survey-list.ts";

/** Surveys in each state with their receivers and several thousand answers. */
export const surveys: Seed = {
  name: "demo/surveys",
  async run(db, { today }) {
    const [author] = await db.query<{ id: string }>(
      "select id from person where username = 'director'",
    );
    await plantForm(db, {
      nameBangla: "শ্রেণিকক্ষে ডিজিটাল উপকরণ ব্যবহার জরিপ",
      nameEnglish: DIGITAL_FORM,
      draft: digital,
      published: [{ tree: digital, at: `${addDays(today, -20)}T11:05:00+06:00` }],
      changedAt: `${addDays(today, -20)}T11:05:00+06:00`,
      personId: author ? Number(author.id) : null,
    });
    for (const survey of surveyList) {
      const { id, tree } = await insertSurvey(db, survey, today);
      if (survey.start > 0) continue;
      await handOut(db, id);
      await answer(db, id, survey, tree);
      await score(db, id, tree);
    }
  },
};

async function insertSurvey(db: SeedDatabase, survey: DemoSurvey, today: string) {
  const morning = (days: number) => `${addDays(today, days)}T09:00:00+06:00`;
  const [row] = await db.query<{ id: string; tree: unknown }>(
    `with made as (
       insert into survey (client_id, client_hash, name_bn, name_en, form_version_id, receivers, level, path, author_id,
         starts_at, ends_at, created_at, modified_at, published_at, handed_out_at, closed_at, people)
       select md5($2)::uuid, '', $1, $2, v.id, $5::jsonb, 'NATIONAL', '/', a.id, $6::timestamptz, $7::timestamptz,
         $6::timestamptz - interval '1 day', $6, case when $8 then $6::timestamptz end,
         case when $8 then $6::timestamptz end, $9::timestamptz, (select count(*) from receivers_of($5::jsonb, '/'))
       from person a, form_version v join form f on f.id = v.form_id
       where a.username = 'director' and f.name_en = $3 and v.number = $4
       returning id, form_version_id)
     select made.id, v.tree from made join form_version v on v.id = made.form_version_id`,
    [
      survey.nameBangla.normalize("NFC"),
      survey.nameEnglish,
      survey.form,
      survey.version,
      JSON.stringify(survey.receivers),
      morning(survey.start),
      `${addDays(today, survey.end + 1)}T00:00:00+06:00`,
      survey.start <= 0,
      survey.closed === undefined ? null : morning(survey.closed),
    ],
  );
  return { id: row?.id ?? "", tree: readTree(row?.tree).tree };
}

async function handOut(db: SeedDatabase, id: string): Promise<void> {
  await db.query(
    `insert into survey_receiver (survey_id, person_id, path, received_at)
     select s.id, who, d.path, s.starts_at
     from survey s, receivers_of(s.receivers, '/') as who
     join lateral (select path from duty where person_id = who and kind <> 'INACTIVE'
       order by (kind = 'PRIMARY') desc, id limit 1) as d on true
     where s.id = $1`,
    [id],
  );
}

/** Zones answer more or less eagerly; most answers come in the first days. */
async function answer(
  db: SeedDatabase,
  id: string,
  { answered }: DemoSurvey,
  tree: Parameters<typeof answersSql>[0],
): Promise<void> {
  await db.query(
    `insert into survey_answer (survey_id, person_id, client_id, client_hash, form_version_id, answers, submitted_at, modified_at)
     select s.id, p.id, md5(s.id || '/' || p.id)::uuid, '', s.form_version_id, ${answersSql(tree)}, at.time, at.time
     from survey s
     join survey_receiver r on r.survey_id = s.id
     join person p on p.id = r.person_id
     cross join lateral (select s.starts_at + make_interval(
       mins => (extract(epoch from least(now(), s.ends_at, s.closed_at) - s.starts_at) / 60
         * (${draw("day")} * ${draw("late")} / 9801.0) * 0.999)::int) as time) as at
     where s.id = $1
       and ${draw("answers")} < $2::int + (hashtext(split_part(r.path, '/', 2)) % 15)
       -- The teacher one can sign in as has something left to answer.
       and (p.username <> 'teacher.savar' or s.ends_at < now())`,
    [id, answered],
  );
}

async function score(
  db: SeedDatabase,
  id: string,
  tree: Parameters<typeof answersSql>[0],
): Promise<void> {
  const form = compileForm(tree);
  const rows = await db.query<{ id: string; answers: Answers }>(
    "select id, answers from survey_answer where survey_id = $1",
    [id],
  );
  const scores = rows.map(({ answers }) => scoreForm(form, answers).score);
  await db.query(
    `update survey_answer a set score = given.score
     from unnest($1::bigint[], $2::numeric[]) as given (id, score) where a.id = given.id`,
    [rows.map((row) => row.id), scores],
  );
}
