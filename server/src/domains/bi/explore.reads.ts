import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { biCalls, Breakdown, ExploredRow, MeasuredValue } from "@shikkha/contract/bi.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { atPath } from "../locations/locations.lookup.ts";
import { MEASURED } from "./measures.sql.ts";

export type Query = InputOf<typeof biCalls.explore>["query"];

interface Period {
  readonly from: string;
  readonly to: string;
}

interface Grouped {
  /** Null where a row belongs to none of the breakdown's values. */
  readonly key: string | null;
  readonly isTotal: boolean;
  readonly part: number;
  readonly whole: number | null;
}

type Dimension = "ISAS" | "TYPE" | "DESIGNATION";
const DAY_COLUMNS: Readonly<Record<Dimension, string>> = {
  ISAS: "isas_category",
  TYPE: "institute_type",
  DESIGNATION: "designation_id",
};

/** Which of the breakdowns that are kept apart a question touches: the one it is broken down by, and those it is filtered by. */
function dimensionsOf({ breakdown, isasCategory, type, designationId }: Query): Dimension[] {
  const used: Record<Dimension, boolean> = {
    ISAS: breakdown === "ISAS" || isasCategory !== undefined,
    TYPE: breakdown === "TYPE" || type !== undefined,
    DESIGNATION: breakdown === "DESIGNATION" || designationId !== undefined,
  };
  return (Object.keys(used) as Dimension[]).filter((dimension) => used[dimension]);
}

interface Source {
  readonly table: RawBuilder<unknown>;
  readonly month: RawBuilder<unknown>;
  readonly columnOf: (dimension: Dimension) => RawBuilder<unknown>;
  readonly isKept: Expression<SqlBool>;
}

/**
 * The coarsest of the kept figures that knows the answer: months of places, months of one breakdown by district, and
 * only for two breakdowns at once, or one of upazilas, the days.
 */
function sourceOf(query: Query, asksUpazilas: boolean): Source {
  const dimensions = dimensionsOf(query);
  const [only] = dimensions;
  const month = sql`r.month`;
  const none = { columnOf: () => sql`null`, isKept: sql<SqlBool>`true` };
  if (!only) return { table: sql`rollup_month r`, month, ...none };
  if (dimensions.length === 1 && !asksUpazilas)
    return {
      table: sql`rollup_group r`,
      month,
      columnOf: () => sql`nullif(r.value, '')`,
      isKept: sql<SqlBool>`r.dimension = ${only}`,
    };
  return {
    table: sql`rollup_day r`,
    month: sql`date_trunc('month', r.day)::date`,
    columnOf: (dimension) => sql`${sql.ref(`r.${DAY_COLUMNS[dimension]}`)}::text`,
    isKept: sql<SqlBool>`true`,
  };
}

/** Rows of the figures `r` that the question is about. */
function isAsked(scope: Scope, path: string, query: Query, source: Source, period: Period) {
  const parts: Expression<SqlBool>[] = [
    source.isKept,
    within(scope, sql.ref("r.path")),
    atPath(path, sql.ref("r.path")),
    sql`${source.month} between ${`${period.from}-01`}::date and ${`${period.to}-01`}::date`,
  ];
  if (query.kind !== undefined) parts.push(sql`r.kind = ${query.kind}`);
  if (query.isasCategory !== undefined)
    parts.push(sql`${source.columnOf("ISAS")} = ${query.isasCategory}`);
  if (query.type !== undefined) parts.push(sql`${source.columnOf("TYPE")} = ${query.type}`);
  if (query.designationId !== undefined)
    parts.push(sql`${source.columnOf("DESIGNATION")} = ${String(query.designationId)}`);
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** The segment of a path at a depth: 1 zone, 2 district, 3 upazila. */
const segment = (depth: number) => sql`nullif(split_part(r.path, '/', ${sql.lit(depth + 1)}), '')`;

function keyOf(breakdown: Breakdown, source: Source, depth: number): RawBuilder<unknown> {
  switch (breakdown) {
    case "PLACE":
      return segment(depth);
    case "MONTH":
      return sql`to_char(${source.month}, 'YYYY-MM')`;
    case "KIND":
      return sql`r.kind`;
    case "QUESTION":
      return sql`r.kind || ' ' || r.question_id`;
    default:
      return source.columnOf(breakdown);
  }
}

export interface Looking {
  readonly scope: Scope;
  readonly path: string;
  /** Of the rows of a breakdown by place. */
  readonly depth: number;
}

/** The measure by key, and the total of all. */
export async function listGrouped(
  db: Database,
  { scope, path, depth }: Looking,
  query: Query,
  period: Period,
): Promise<Grouped[]> {
  const asksUpazilas =
    path.split("/").length === 5 ||
    scope.level === "UPAZILLA" ||
    (query.breakdown === "PLACE" && depth === 3);
  const isByQuestion = query.breakdown === "QUESTION";
  const source: Source = isByQuestion
    ? {
        table: sql`rollup_rating r`,
        month: sql`r.month`,
        columnOf: () => sql`null`,
        isKept: sql<SqlBool>`true`,
      }
    : sourceOf(query, asksUpazilas);
  const { part, whole } = MEASURED[isByQuestion ? "RATING" : query.measure];
  const asked = isByQuestion ? withoutDimensions(query) : query;
  const key = keyOf(query.breakdown, source, depth);
  const { rows } = await sql<Grouped>`
    select ${key} as key, grouping(${key}) = 1 as "isTotal", ${part}::float as part, ${whole ? sql`${whole}::float` : sql`null`} as whole
    from ${source.table} where ${isAsked(scope, path, asked, source, period)} group by grouping sets ((${key}), ())`.execute(
    db,
  );
  return rows;
}

/** Ratings of questions are kept for all institutes together. */
function withoutDimensions(query: Query): Query {
  return { ...query, isasCategory: undefined, type: undefined, designationId: undefined };
}

/** A count is its part; a rate or a mean of nothing is no number. */
export function valueOf(grouped: Grouped | undefined, isCount: boolean): MeasuredValue {
  const { part = 0, whole } = grouped ?? {};
  if (isCount) return { value: part, part, whole: 0 };
  return whole ? { value: part / whole, part, whole } : { value: null, part, whole: 0 };
}

export function isCount({ measure, breakdown }: Query): boolean {
  return breakdown !== "QUESTION" && MEASURED[measure].whole === undefined;
}

interface Name {
  readonly key: string;
  readonly nameBangla: string;
  readonly nameEnglish: string;
}

/** The names of a breakdown's values, in their order, where the database knows them. */
export async function listNames(
  db: Database,
  breakdown: Breakdown,
  path: string,
  kind: string | undefined,
): Promise<Name[] | undefined> {
  if (breakdown === "PLACE") {
    const { rows } = await sql<Name>`
      select id::text as key, name_bn as "nameBangla", name_en as "nameEnglish" from location
      where ${path === "/" ? sql`parent_id is null` : sql`parent_id = (select id from location where path = ${path})`} order by name_bn collate bengali`.execute(
      db,
    );
    return rows;
  }
  if (breakdown === "DESIGNATION") {
    const { rows } = await sql<Name>`
      select id::text as key, name_bn as "nameBangla", name_en as "nameEnglish" from designation order by sort_order, id`.execute(
      db,
    );
    return rows;
  }
  return breakdown === "QUESTION" ? listQuestions(db, kind) : undefined;
}

/** Sections and questions that give stars, in the order of today's forms. */
async function listQuestions(db: Database, kind: string | undefined): Promise<Name[]> {
  const { rows } = await sql<Name>`
    with recursive question as (
      select f.type as kind, q.value as node, array[q.ordinality] as place
      from form f join form_version v on v.id = f.current_version_id, jsonb_array_elements(v.tree) with ordinality q
      where f.type <> 'DYNAMIC' ${kind === undefined ? sql`` : sql`and f.type = ${kind}`}
      union all
      select p.kind, c.value, p.place || c.ordinality from question p, jsonb_array_elements(p.node -> 'childQuestions') with ordinality c)
    select kind || ' ' || (node ->> 'id') as key, node ->> 'textBangla' as "nameBangla", node ->> 'textEnglish' as "nameEnglish"
    from question order by kind, place`.execute(db);
  return rows;
}

/** Districts of the jurisdiction with the measure of each. */
export async function listDistricts(
  db: Database,
  scope: Scope,
  found: Found,
): Promise<ExploredRow[]> {
  const districts = await sql<Name>`
    select id::text as key, name_bn as "nameBangla", name_en as "nameEnglish" from location l
    where type = 'DISTRICT' and ${within(scope, sql.ref("l.path"))} order by name_bn collate bengali`.execute(
    db,
  );
  return districts.rows.map((name) => rowOf(name, found));
}

/** What was found in both periods. */
export interface Found {
  readonly now: readonly Grouped[];
  readonly before: readonly Grouped[] | undefined;
  readonly isCount: boolean;
}

export function rowOf(name: Name, { now, before, isCount: counts }: Found): ExploredRow {
  const find = (all: readonly Grouped[]) =>
    all.find(({ key, isTotal }) => !isTotal && key === name.key);
  return {
    ...name,
    now: valueOf(find(now), counts),
    before: before ? valueOf(find(before), counts) : null,
  };
}

export async function findPath(db: Database, locationId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("location")
    .select("path")
    .where("id", "=", locationId)
    .executeTakeFirst();
  return row?.path;
}
