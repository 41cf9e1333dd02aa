import { sql } from "kysely";
import { TIME_ZONE } from "@shikkha/contract/kernel/dates.ts";
import type { PlaceRate } from "@shikkha/contract/surveys/survey-results.ts";
import type { Database } from "../../../platform/db/database.ts";
import { inPlace } from "../../locations/locations.lookup.ts";
import { answersAt, type Place } from "./answers.reads.ts";

/** How many equal parts numbers are shown in. */
const PARTS = 6;

/** Received, answered, the mean score, and answers by the day they first came. */
export async function countAnswers(db: Database, surveyId: number, place: Place) {
  const { zoneId: zone, districtId: district, upazilaId: upazila } = place;
  const [{ received }, { answered, meanScore }, days] = await Promise.all([
    db
      .selectFrom("survey_receiver as r")
      .select((eb) => eb.fn.countAll<number>().as("received"))
      .where("r.survey_id", "=", surveyId)
      .where((eb) => inPlace({ zone, district, upazila }, eb.ref("r.path")))
      .executeTakeFirstOrThrow(),
    answersAt(db, surveyId, place)
      .select([
        (eb) => eb.fn.countAll<number>().as("answered"),
        sql<number | null>`avg(a.score)::float8`.as("meanScore"),
      ])
      .executeTakeFirstOrThrow(),
    answersAt(db, surveyId, place)
      .select([
        sql<string>`to_char(a.submitted_at at time zone ${sql.lit(TIME_ZONE)}, 'YYYY-MM-DD')`.as(
          "day",
        ),
        (eb) => eb.fn.countAll<number>().as("count"),
      ])
      .groupBy(sql`1`)
      .orderBy(sql`1`)
      .execute(),
  ]);
  return { received, answered, meanScore, days };
}

/** How many answered each question at all. */
export async function countAnswered(
  db: Database,
  surveyId: number,
  place: Place,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select key, count(*) as count
    from (${answersAt(db, surveyId, place).select("a.answers")}) as a
    cross join lateral jsonb_object_keys(a.answers) as key
    group by key`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** How often each value was given; a list of ticked options counts each of them. */
export async function countValues(
  db: Database,
  surveyId: number,
  place: Place,
  keys: readonly string[],
): Promise<readonly { key: string; value: string; count: number }[]> {
  const { rows } = await sql<{ key: string; value: string; count: number }>`
    select e.key, v.value #>> '{}' as value, count(*) as count
    from (${answersAt(db, surveyId, place).select("a.answers")}) as a
    cross join lateral jsonb_each(a.answers) as e
    cross join lateral jsonb_array_elements(
      case when jsonb_typeof(e.value) = 'array' then e.value else jsonb_build_array(e.value) end) as v
    where e.key = any(${keys}::text[])
    group by 1, 2`.execute(db);
  return rows;
}

export interface NumberFigures {
  readonly key: string;
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** How many lie in each of the equal parts, from the least. */
  readonly parts: readonly number[];
}

export async function sumNumbers(
  db: Database,
  surveyId: number,
  place: Place,
  keys: readonly string[],
): Promise<readonly NumberFigures[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<NumberFigures>`
    with given as materialized (
      select e.key, (e.value #>> '{}')::numeric as x
      from (${answersAt(db, surveyId, place).select("a.answers")}) as a
      cross join lateral jsonb_each(a.answers) as e
      where e.key = any(${keys}::text[])
        and e.value #>> '{}' ~ '^-?[0-9]{1,15}(\\.[0-9]{1,6})?$'
    ), spread as (
      select key, avg(x) as mean, percentile_cont(0.5) within group (order by x) as median, min(x) as least, max(x) as most
      from given group by key
    )
    select s.key, s.mean::float8, s.median::float8, s.least::float8, s.most::float8,
      array(
        select count(g.x)::int
        from generate_series(0, ${sql.lit(PARTS - 1)}) as part
        left join given g on g.key = s.key and part = least(${sql.lit(PARTS - 1)},
          floor((g.x - s.least) * ${sql.lit(PARTS)} / nullif(s.most - s.least, 0)))
        group by part order by part) as parts
    from spread s`.execute(db);
  return rows;
}

/** By zone, by the districts of a zone, or by the upazilas of a district. */
export async function listRates(
  db: Database,
  surveyId: number,
  { zoneId, districtId }: Pick<Place, "zoneId" | "districtId">,
): Promise<PlaceRate[]> {
  const depth = districtId !== undefined ? 4 : zoneId !== undefined ? 3 : 2;
  return db
    .selectFrom("survey_receiver as r")
    .innerJoin("location as l", (join) =>
      join.on(sql<boolean>`l.id = nullif(split_part(r.path, '/', ${sql.lit(depth)}), '')::bigint`),
    )
    .leftJoin("survey_answer as a", (join) =>
      join.onRef("a.survey_id", "=", "r.survey_id").onRef("a.person_id", "=", "r.person_id"),
    )
    .select(["l.id", "l.name_bn as nameBangla", "l.name_en as nameEnglish"])
    .select([
      (eb) => eb.fn.countAll<number>().as("received"),
      (eb) => eb.fn.count<number>("a.id").as("answered"),
    ])
    .where("r.survey_id", "=", surveyId)
    .where((eb) => inPlace({ zone: zoneId, district: districtId }, eb.ref("r.path")))
    .groupBy("l.id")
    .orderBy(sql`count(a.id)::float8 / count(*)`, "desc")
    .orderBy("l.id")
    .execute();
}
