import type pg from "pg";

/** What triggers would have counted on the way, counted once; and the planner is told of the new sizes. */
export async function countFigures(
  client: pg.ClientBase,
  log: (line: string) => void,
): Promise<void> {
  const started = performance.now();
  await client.query("begin");
  try {
    await client.query("set local work_mem = '256MB'");
    await client.query(
      `truncate institute_year;
       insert into institute_year (year, institute_id, planned)
       select year, institute_id, count(*) from plan_row where institute_id is not null group by 1, 2;
       truncate institute_standing;
       insert into institute_standing (institute_id, last_visit_on, last_rating)
       select institute_id, max(visit_date), (array_agg(rating order by visit_date desc, id desc) filter (where kind = 'GENERAL_MONITORING'))[1]
       from visit where institute_id is not null group by 1;
       select rebuild_figures()`,
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
  await client.query("vacuum (analyze)");
  log(`national/figures: counted in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
