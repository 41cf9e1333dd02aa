import { sql } from "kysely";
import type { Database } from "../../../platform/db/database.ts";
import { DEMO_USERNAMES } from "./demo-usernames.ts";

export type AccountGroup = "NATIONAL" | "ZONE" | "DISTRICT" | "UPAZILLA" | "INSTITUTE";

export interface DemoAccount {
  readonly username: string;
  readonly nameBn: string;
  readonly nameEn: string;
  readonly designationBn: string;
  readonly designationEn: string;
  readonly placeBn: string;
  readonly placeEn: string;
  readonly group: AccountGroup;
  readonly duties: number;
  readonly isNew: boolean;
}

/** The demo accounts as the sign-in page shows them: at their primary duty. */
export async function listDemoAccounts(db: Database): Promise<DemoAccount[]> {
  const { rows } = await sql<DemoAccount>`
    select p.username, p.name_bn as "nameBn", p.name_en as "nameEn",
      coalesce(g.name_bn, r.name_bn) as "designationBn", coalesce(g.name_en, r.name_en) as "designationEn",
      coalesce(o.name_bn, i.name_bn) as "placeBn", coalesce(o.name_en, i.name_en) as "placeEn",
      case when d.institute_id is not null then 'INSTITUTE' else d.level end as "group",
      (select count(*) from duty a where a.person_id = p.id and a.kind <> 'INACTIVE') as duties,
      d.valid_from > current_date - 30 as "isNew"
    from person p
      join duty d on d.person_id = p.id and d.kind = 'PRIMARY'
      join role r on r.id = d.role_id
      left join designation g on g.id = p.designation_id
      left join office o on o.id = d.office_id
      left join institute i on i.id = d.institute_id
    where p.username = any(${[...DEMO_USERNAMES]})
    order by array_position(${[...DEMO_USERNAMES]}::text[], p.username)`.execute(db);
  return rows;
}
