import { plantVisits } from "./report-scene.ts";
import type { TestServer } from "./test-server.ts";

/** The whole year of a long plan. */
export const LONG_PLAN = { fromDate: "2024-01-01", toDate: "2024-12-31" };

/** Planned visits of one place in 2024, more than are written while somebody waits: 170 on each of 301 days. */
export async function plantLongPlan(server: TestServer, path: string): Promise<void> {
  const { personId } = await plantVisits(server, path, 2024);
  await server.database.query(
    `insert into institute (eiin, name_bn, name_en, type, mgmt_type, isas_category, zone_id, district_id, upazila_id, path)
     select (190000 + n)::text, 'প্রতিষ্ঠান ' || n, 'Institute ' || n, 'SCHOOL', 'GOVERNMENT', 'A',
       split_part($1, '/', 2)::bigint, split_part($1, '/', 3)::bigint, split_part($1, '/', 4)::bigint, $1 from generate_series(1, 170) n`,
    [path],
  );
  await server.database.query(
    `insert into plan_row (officer_plan_id, year, institute_id, visit_date, kind, path)
     select o.id, 2024, i.id, date '2024-01-01' + d, 'GENERAL_MONITORING', $2
     from officer_plan o, institute i, generate_series(0, 300) d where o.person_id = $1 and o.year = 2024 and i.eiin > '190000'`,
    [personId, path],
  );
}
