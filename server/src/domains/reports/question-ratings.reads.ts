import { sql } from "kysely";
import { within } from "../../platform/access/within.ts";
import { inChosen } from "./chosen-places.reads.ts";
import type { Source } from "./report-definition.ts";

export interface QuestionRating {
  readonly questionId: number;
  readonly answers: number;
  readonly sum: number;
}

/** How each question and section of a kind's form was rated in the months of the period. */
export async function listQuestionRatings({
  scope,
  db,
  filter,
}: Source): Promise<QuestionRating[]> {
  const path = sql.ref<string>("t.path");
  const { rows } = await sql<QuestionRating>`
    select question_id as "questionId", sum(rating_count)::int as answers, sum(rating_sum)::float8 as sum
    from rollup_rating t
    where kind = ${filter.formType} and month between date_trunc('month', ${filter.fromDate}::date)::date and ${filter.toDate}::date
      and ${within(scope, path)} and ${inChosen(filter, path)}
    group by 1`.execute(db);
  return rows;
}
