import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { SurveyDetail, SurveyTemplate } from "@shikkha/contract/surveys/survey-calls.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { shown, surveysIn, toRow } from "./surveys.reads.ts";

export async function findSurvey(
  scope: Scope,
  db: Database,
  id: number,
  now: Date,
): Promise<SurveyDetail | undefined> {
  const row = await shown(surveysIn(scope, db))
    .innerJoin("person as p", "p.id", "s.author_id")
    .select(["p.name_bn as authorBangla", "p.name_en as authorEnglish"])
    .where("s.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...toRow(row, now),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    authorBangla: row.authorBangla,
    authorEnglish: row.authorEnglish,
    named: await namesIn(db, row.receivers),
  };
}

/** The people a rule names, so that it can be shown and changed. */
async function namesIn(db: Database, rule: unknown): Promise<SurveyDetail["named"]> {
  const { personIds = [] } = rule as { personIds?: number[] };
  if (personIds.length === 0) return [];
  return db
    .selectFrom("person")
    .select(["id", "name_bn as nameBangla", "name_en as nameEnglish"])
    .where("id", "in", personIds)
    .orderBy("id")
    .execute();
}

/** Forms a survey can be made from: in use, published, and not one of the monitoring's own. */
export async function listTemplates(scope: Scope, db: Database): Promise<SurveyTemplate[]> {
  const rows = await db
    .selectFrom("form as f")
    .innerJoin("form_version as v", "v.id", "f.current_version_id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("survey as s")
          .innerJoin("form_version as made", "made.id", "s.form_version_id")
          .select([
            sql<number>`count(*)`.as("surveys"),
            sql<Date | null>`max(s.starts_at)`.as("lastStartsAt"),
          ])
          .whereRef("made.form_id", "=", "f.id")
          .where((one) => within(scope, one.ref("s.path")))
          .as("made"),
      (join) => join.onTrue(),
    )
    .select(["f.id", "f.name_bn as nameBangla", "f.name_en as nameEnglish"])
    .select(["v.number as versionNumber", "v.question_count as questionCount"])
    .select(["v.published_at as publishedAt", "made.surveys", "made.lastStartsAt"])
    .where("f.status", "=", "ACTIVE")
    .where("f.type", "=", "DYNAMIC")
    .orderBy("v.published_at", "desc")
    .orderBy("f.id")
    .execute();
  return rows.map(({ publishedAt, surveys, lastStartsAt, ...row }) => ({
    ...row,
    publishedAt: publishedAt.toISOString(),
    surveys: surveys ?? 0,
    lastStartsAt: lastStartsAt?.toISOString() ?? null,
  }));
}
