import { type Expression, sql, type SqlBool } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import {
  LONG_AGO_MONTHS,
  NEED_FILTERS,
  type NeededPlace,
  type NeedFilter,
  type planPlaceCalls,
} from "@shikkha/contract/plans/plan-places.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";
import { placeJson } from "./plan-rows.reads.ts";

type Query = InputOf<typeof planPlaceCalls.institutes>["query"];
type Answer = ResponseOf<typeof planPlaceCalls.institutes>;

export interface Planner {
  readonly scope: Scope;
  readonly personId: number;
  readonly year: number;
  readonly today: string;
}

const planned = sql<number>`coalesce(y.planned, 0)`;
const minimum = sql<number>`(s.minimum_by_category ->> i.isas_category)::int`;

function needs(today: string): Record<NeedFilter, Expression<SqlBool>> {
  return {
    SHORT: sql`${planned} < ${minimum}`,
    NOT_VISITED: sql`coalesce(v.last_visit_on <= ${today}::date - make_interval(months => ${LONG_AGO_MONTHS}), true)`,
    WEAK: sql`i.isas_category in ('D', 'E')`,
    ALL: sql`true`,
  };
}

/** Institutes with their joins, in the scope; `o` of placeJson's office is never there. */
function source({ scope, year }: Planner, search: string) {
  return sql`from institute i join plan_session s on s.year = ${year}
    left join institute_year y on y.year = ${year} and y.institute_id = i.id
    left join institute_standing v on v.institute_id = i.id left join location u on u.id = i.upazila_id
    left join office f on false
    where ${within(scope, sql.ref("i.path"))} and ${holdsWords(sql.ref("i.search_key"), search)}`;
}

/** The greatest lack first, then the longest ago, then the lowest rating. */
const byNeed = sql`(${minimum} - ${planned})::float / greatest(${minimum}, 1) desc, ${minimum} desc, v.last_visit_on nulls first, v.last_rating nulls last, i.id`;

/** Institutes to plan, those in need first, with how many there are of each kind of need. */
export async function listNeeded(
  db: Database,
  planner: Planner,
  { page, size, need, isasCategory, search = "" }: Query,
): Promise<Answer> {
  const from = source(planner, search);
  const fits = needs(planner.today);
  const category = isasCategory === undefined ? sql`true` : sql`i.isas_category = ${isasCategory}`;
  const [{ rows: counts }, { rows }] = await Promise.all([
    sql<Record<NeedFilter | "total", number>>`select ${sql.join(
      NEED_FILTERS.map((one) => sql`count(*) filter (where ${fits[one]})::int as ${sql.ref(one)}`),
    )}, count(*) filter (where ${fits[need]} and ${category})::int as total ${from}`.execute(db),
    sql<NeededPlace & { place: Omit<NeededPlace, "planned"> }>`
      select ${placeJson} as place, ${planned} as planned, ${minimum} as minimum, v.last_rating::float as "lastRating",
        (select count(*)::int from plan_row r join officer_plan o on o.id = r.officer_plan_id
          where r.institute_id = i.id and r.year = ${planner.year} and o.person_id = ${planner.personId}) as mine
      ${from} and ${fits[need]} and ${category} order by ${byNeed} limit ${size} offset ${page * size}`.execute(
      db,
    ),
  ]);
  const { total, ...byFilter } = counts[0] ?? {
    total: 0,
    ALL: 0,
    SHORT: 0,
    WEAK: 0,
    NOT_VISITED: 0,
  };
  return {
    items: rows.map(({ place, ...row }) => ({ ...place, ...row })),
    page,
    size,
    total,
    counts: byFilter,
  };
}

export async function listOffices(
  db: Database,
  { scope, personId, year }: Planner,
  { page, size, search = "" }: InputOf<typeof planPlaceCalls.offices>["query"],
): Promise<ResponseOf<typeof planPlaceCalls.offices>> {
  const matching = db
    .selectFrom("office as f")
    .where((eb) => within(scope, eb.ref("f.path")))
    .where(holdsWords(sql`search_key(f.name_bn || ' ' || f.name_en)`, search));
  const [{ total }, items] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    matching
      .select(["f.id as officeId", "f.name_bn as nameBangla", "f.name_en as nameEnglish"])
      .select(
        sql<number>`(select count(*)::int from plan_row r join officer_plan o on o.id = r.officer_plan_id
          where r.office_id = f.id and r.year = ${year} and o.person_id = ${personId})`.as("mine"),
      )
      .orderBy("f.path")
      .orderBy("f.id")
      .limit(size)
      .offset(page * size)
      .execute(),
  ]);
  return { items, page, size, total };
}
