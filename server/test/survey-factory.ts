import { randomUUID } from "node:crypto";
import type { Tree } from "@shikkha/contract/forms/question.ts";
import { plantForm } from "../seeds/plant-form.ts";
import { dropdown, formOf, ifYes, section, text, ticks, yesNo } from "../seeds/demo/form-parts.ts";
import { levelOf } from "./matrix/places.ts";
import type { TestDatabase } from "./test-database.ts";

/** Section 1: a choice 2 (options 1, 2), yes/no 3, if yes a number 4, ticks 5 (options 3–5), words 6. */
export const surveyTree: Tree = formOf(
  section(
    ["ল্যাব", "Lab"],
    [
      dropdown(
        ["কত ঘন ঘন?", "How often?"],
        [
          ["প্রতিদিন", "Daily"],
          ["কখনো না", "Never"],
        ],
      ),
      yesNo(["ল্যাব আছে কি?", "Is there a lab?"]),
      ifYes(text(["কম্পিউটারের সংখ্যা", "Number of computers"], "number", true)),
      ticks(
        ["বাধা", "Obstacles"],
        [
          ["ইন্টারনেট", "Internet"],
          ["বিদ্যুৎ", "Power"],
          ["প্রশিক্ষণ", "Training"],
        ],
      ),
      text(["পরামর্শ", "Advice"], "multiline"),
    ],
  ),
);

export const fullAnswers = { "2": 1, "3": true, "4": "12", "5": [3, 4], "6": "ইন্টারনেট চাই" };

export interface PlantedSurvey {
  readonly id: number;
  readonly formId: number;
  readonly versionId: number;
}

/** A published form of its own for each test. */
export async function plantSurveyForm(
  database: TestDatabase,
  tree: Tree = surveyTree,
): Promise<{ formId: number; versionId: number }> {
  const name = `Form ${randomUUID()}`;
  const at = new Date().toISOString();
  await plantForm(database, {
    nameBangla: name,
    nameEnglish: name,
    draft: tree,
    published: [{ tree, at }],
    changedAt: at,
  });
  const [form] = await database.query<{ id: string; version: string }>(
    "select id, current_version_id as version from form where name_en = $1",
    [name],
  );
  return { formId: Number(form?.id), versionId: Number(form?.version) };
}

/** A survey written at the place and out since yesterday; its author has received it. */
export async function plantSurvey(
  database: TestDatabase,
  path: string,
  facts: Record<string, unknown> = {},
): Promise<PlantedSurvey> {
  const form = await plantSurveyForm(database);
  const yesterday = new Date(Date.now() - 86_400_000);
  const row = {
    name_bn: "রোপিত জরিপ",
    name_en: "Planted survey",
    form_version_id: form.versionId,
    receivers: { kind: "ALL_USERS" },
    level: levelOf(path),
    path,
    starts_at: yesterday,
    ends_at: new Date(Date.now() + 5 * 86_400_000),
    published_at: yesterday,
    handed_out_at: yesterday,
    people: 1,
    ...facts,
  };
  const names = Object.keys(row);
  const [planted] = await database.query<{ id: string }>(
    `with author as (
       insert into person (username, type, name_bn, name_en)
       values ('author' || gen_random_uuid(), 'OFFICER', 'লেখক', 'Author') returning id)
     , planted as (
       insert into survey (author_id, client_id, client_hash, ${names.join(", ")})
       select id, gen_random_uuid(), '', ${names.map((_, index) => `$${index + 1}`).join(", ")} from author
       returning id, author_id, path)
     , received as (
       insert into survey_receiver (survey_id, person_id, path) select id, author_id, path from planted)
     select id from planted`,
    Object.values(row),
  );
  return { id: Number(planted?.id), ...form };
}

/** The author's own answer; gives its id. */
export async function plantAnswer(
  database: TestDatabase,
  { id, versionId }: PlantedSurvey,
  answers: object = fullAnswers,
): Promise<number> {
  const [planted] = await database.query<{ id: string }>(
    `insert into survey_answer (survey_id, person_id, client_id, client_hash, form_version_id, answers)
     select id, author_id, gen_random_uuid(), '', $2, $3 from survey where id = $1 returning id`,
    [id, versionId, JSON.stringify(answers)],
  );
  return Number(planted?.id);
}
