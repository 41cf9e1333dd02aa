import type pg from "pg";

/** The year that runs and the next one have a part of the table of their own. Only the owner of the schema can make it. */
export async function makeVisitYears(owner: pg.ClientBase, today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  for (const near of [year, year + 1]) await owner.query("select make_visit_year($1)", [near]);
}
