import { type RawBuilder, sql } from "kysely";
import { within } from "../../platform/access/within.ts";
import { inChosen } from "./chosen-places.reads.ts";
import type { Slice, Source } from "./report-definition.ts";
import { cut } from "./visit-rows.reads.ts";

export interface OfficeRow {
  readonly bn: string;
  readonly en: string;
  readonly planned: number;
  readonly fulfilled: number;
  readonly done: number;
  readonly late: number;
  readonly unplanned: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

function officesIn({ scope, filter }: Source) {
  const path = sql.ref<string>("f.path");
  return sql`office f where ${within(scope, path)} and ${inChosen(filter, path)}`;
}

function figures({ filter }: Source) {
  return sql`select path, sum(planned)::int as planned, sum(fulfilled)::int as fulfilled, sum(done)::int as done, sum(late)::int as late,
      sum(unplanned)::int as unplanned, sum(rating_sum)::float8 as "ratingSum", sum(rating_count)::int as "ratingCount"
    from rollup_day where kind = 'OFFICE' and day between ${filter.fromDate} and ${filter.toDate}
      and (${filter.designationId ?? null}::bigint is null or designation_id = ${filter.designationId ?? null})
    group by path`;
}

/** Offices from the top down, each with its monitoring in the period. */
export function officeRows(source: Source, slice: Slice | undefined): RawBuilder<OfficeRow> {
  return sql<OfficeRow>`
    select f.name_bn as bn, f.name_en as en, coalesce(s.planned, 0) as planned, coalesce(s.fulfilled, 0) as fulfilled, coalesce(s.done, 0) as done,
      coalesce(s.late, 0) as late, coalesce(s.unplanned, 0) as unplanned, coalesce(s."ratingSum", 0) as "ratingSum", coalesce(s."ratingCount", 0) as "ratingCount"
    from (select f.* from ${officesIn(source)}) f left join (${figures(source)}) s on s.path = f.path
    order by f.path collate "C", f.id ${cut(slice)}`;
}

export async function countOffices(source: Source): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${officesIn(source)}`.execute(source.db);
  return rows[0]?.total ?? 0;
}

export async function sumOffices(source: Source): Promise<Omit<OfficeRow, "bn" | "en">> {
  const names = ["planned", "fulfilled", "done", "late", "unplanned", "ratingSum", "ratingCount"];
  const sums = sql.join(
    names.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::float8 as ${sql.ref(name)}`),
  );
  const { rows } = await sql<Omit<OfficeRow, "bn" | "en">>`
    select ${sums} from (${officeRows(source, undefined)}) t`.execute(source.db);
  const [row] = rows;
  if (!row) throw new Error("A sum gave no row");
  return row;
}
