import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import { statusOf } from "@shikkha/contract/notices/notice.ts";
import { SURVEY_STATUSES, type SurveyStatus } from "@shikkha/contract/surveys/survey.ts";
import type { surveyCalls, SurveyRow } from "@shikkha/contract/surveys/survey-calls.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";

type ListQuery = InputOf<typeof surveyCalls.list>["query"];

/** Surveys written inside the jurisdiction. */
export function surveysIn(scope: Scope, db: Database) {
  return db
    .selectFrom("survey as s")
    .innerJoin("form_version as v", "v.id", "s.form_version_id")
    .innerJoin("form as f", "f.id", "v.form_id")
    .where((eb) => within(scope, eb.ref("s.path")));
}

/** The same as statusOf() of the contract, for counting and filtering. */
const statusAt = (now: Date) => sql<SurveyStatus>`case
  when s.closed_at is not null then 'CLOSED'
  when s.starts_at > ${now} then 'UPCOMING'
  when s.ends_at <= ${now} then 'EXPIRED'
  else 'PUBLISHED' end`;

const answered = sql<number>`(select count(*) from survey_answer a where a.survey_id = s.id)`;

/** What every look at a survey shows of it. */
export function shown(rows: ReturnType<typeof surveysIn>) {
  return rows
    .select(["s.id", "s.name_bn as nameBangla", "s.name_en as nameEnglish", "s.receivers"])
    .select(["s.people as received", answered.as("answered"), "s.version"])
    .select([
      "s.starts_at as startsAt",
      "s.ends_at as endsAt",
      "s.closed_at as closedAt",
      "s.created_at as createdAt",
      "s.published_at as publishedAt",
    ])
    .select([
      "f.id as formId",
      "f.name_bn as formBangla",
      "f.name_en as formEnglish",
      "v.id as versionId",
      "v.number as versionNumber",
      "v.question_count as questionCount",
    ]);
}

export type StoredRow = Awaited<ReturnType<ReturnType<typeof shown>["execute"]>>[number];

export function toRow(row: StoredRow, now: Date): SurveyRow {
  return {
    id: row.id,
    nameBangla: row.nameBangla,
    nameEnglish: row.nameEnglish,
    status: statusOf(row, now),
    form: {
      id: row.formId,
      nameBangla: row.formBangla,
      nameEnglish: row.formEnglish,
      versionId: row.versionId,
      versionNumber: row.versionNumber,
      questionCount: row.questionCount,
    },
    receivers: row.receivers as SurveyRow["receivers"],
    received: row.received,
    answered: row.answered,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

export async function listSurveys(scope: Scope, db: Database, query: ListQuery, now: Date) {
  const { page, size, status, formId, searchParam } = query;
  const filtered = surveysIn(scope, db)
    .$if(formId !== undefined, (rows) => rows.where("f.id", "=", formId ?? 0))
    .$if(Boolean(searchParam), (rows) =>
      rows.where((eb) => holdsWords(eb.ref("s.search_key"), searchParam ?? "")),
    );
  const [counted, rows] = await Promise.all([
    filtered
      .select([statusAt(now).as("status"), (eb) => eb.fn.countAll<number>().as("number")])
      .groupBy(sql`1`)
      .execute(),
    shown(
      filtered.$if(status !== undefined, (matching) =>
        matching.where(statusAt(now), "=", status ?? null),
      ),
    )
      .orderBy("s.starts_at", "desc")
      .orderBy("s.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
  ]);
  const countOf = (one: SurveyStatus) => counted.find((row) => row.status === one)?.number ?? 0;
  const byStatus = {
    UPCOMING: countOf("UPCOMING"),
    PUBLISHED: countOf("PUBLISHED"),
    EXPIRED: countOf("EXPIRED"),
    CLOSED: countOf("CLOSED"),
  };
  const all = SURVEY_STATUSES.reduce((sum, one) => sum + byStatus[one], 0);
  return {
    items: rows.map((row) => toRow(row, now)),
    page,
    size,
    total: status === undefined ? all : byStatus[status],
    byStatus,
  };
}
