import { sql } from "kysely";
import type { WireQuestion } from "@shikkha/contract/forms/wire-tree.ts";
import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { Page } from "@shikkha/contract/kernel/paging.ts";
import type {
  AnswerRow,
  surveyResultCalls,
  TextAnswer,
} from "@shikkha/contract/surveys/survey-results.ts";
import type { Database } from "../../../platform/db/database.ts";
import { holdsWords } from "../../../platform/text/holds-words.ts";
import { inPlace } from "../../locations/locations.lookup.ts";

export interface Place {
  readonly zoneId?: number | undefined;
  readonly districtId?: number | undefined;
  readonly upazilaId?: number | undefined;
}

type TextQuery = InputOf<typeof surveyResultCalls.texts>["query"];
type AnswersQuery = InputOf<typeof surveyResultCalls.answers>["query"];
type OneAnswer = ResponseOf<typeof surveyResultCalls.answer>;

/** The answers of a survey whose receivers served at the place. Who asks has been let in by the survey itself. */
export function answersAt(db: Database, surveyId: number, place: Place) {
  const { zoneId: zone, districtId: district, upazilaId: upazila } = place;
  return db
    .selectFrom("survey_answer as a")
    .innerJoin("survey_receiver as r", (join) =>
      join.onRef("r.survey_id", "=", "a.survey_id").onRef("r.person_id", "=", "a.person_id"),
    )
    .where("a.survey_id", "=", surveyId)
    .where((eb) => inPlace({ zone, district, upazila }, eb.ref("r.path")));
}

export function listAnsweredVersions(
  db: Database,
  surveyId: number,
): Promise<{ id: number; number: number }[]> {
  return db
    .selectFrom("form_version as v")
    .select(["v.id", "v.number"])
    .where((eb) =>
      eb.or([
        eb(
          "v.id",
          "in",
          eb.selectFrom("survey").select("form_version_id").where("id", "=", surveyId),
        ),
        eb(
          "v.id",
          "in",
          eb
            .selectFrom("survey_answer")
            .select("form_version_id")
            .where("survey_id", "=", surveyId),
        ),
      ]),
    )
    .orderBy("v.number", "desc")
    .execute();
}

/** With the person behind each answer, and where they served. */
function withPeople(answers: ReturnType<typeof answersAt>) {
  return answers
    .innerJoin("person as p", "p.id", "a.person_id")
    .innerJoin("form_version as v", "v.id", "a.form_version_id")
    .leftJoin("designation as g", "g.id", "p.designation_id")
    .leftJoin("location as l", "l.path", "r.path");
}

function shown(rows: ReturnType<typeof withPeople>) {
  return rows
    .select(["a.id", "p.name_bn as nameBangla", "p.name_en as nameEnglish"])
    .select(["g.name_bn as designationBangla", "g.name_en as designationEnglish"])
    .select([
      sql<string>`coalesce(l.name_bn, '')`.as("placeBangla"),
      sql<string>`coalesce(l.name_en, '')`.as("placeEnglish"),
    ])
    .select("a.modified_at as answeredAt");
}

const versionAndScore = [
  "v.number as versionNumber",
  sql<number | null>`a.score::float8`.as("score"),
] as const;

export async function listAnswers(
  db: Database,
  surveyId: number,
  { page, size, searchParam, ...place }: AnswersQuery,
): Promise<Page<AnswerRow>> {
  const matching = withPeople(answersAt(db, surveyId, place)).$if(Boolean(searchParam), (rows) =>
    rows.where((eb) => holdsWords(eb.ref("p.search_key"), searchParam ?? "")),
  );
  const [{ total }, rows] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    shown(matching)
      .select([...versionAndScore])
      .orderBy("a.modified_at", "desc")
      .orderBy("a.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
  ]);
  return { items: rows.map(written), page, size, total };
}

export async function findAnswer(
  db: Database,
  surveyId: number,
  answerId: number,
): Promise<OneAnswer | undefined> {
  const row = await shown(withPeople(answersAt(db, surveyId, {})))
    .select([...versionAndScore])
    .select([
      sql<WireQuestion[]>`v.tree`.as("questions"),
      sql<OneAnswer["answers"]>`a.answers`.as("answers"),
    ])
    .where("a.id", "=", answerId)
    .executeTakeFirst();
  return row && written(row);
}

/** What was written to one question, the latest first. */
export async function listTexts(
  db: Database,
  surveyId: number,
  questionId: number,
  { page, size, searchParam, ...place }: TextQuery,
): Promise<Page<TextAnswer>> {
  const text = sql<string>`a.answers ->> ${String(questionId)}::text`;
  const matching = withPeople(answersAt(db, surveyId, place))
    .where(sql<boolean>`a.answers ? ${String(questionId)}::text`)
    .$if(Boolean(searchParam), (rows) =>
      rows.where(holdsWords(sql<string>`search_key(${text})`, searchParam ?? "")),
    );
  const [{ total }, rows] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    shown(matching)
      .select(text.as("text"))
      .orderBy("a.modified_at", "desc")
      .orderBy("a.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
  ]);
  return { items: rows.map(written), page, size, total };
}

function written<Row extends { readonly answeredAt: Date }>(
  row: Row,
): Omit<Row, "answeredAt"> & { answeredAt: string } {
  return { ...row, answeredAt: row.answeredAt.toISOString() };
}
