import { upazilas } from "../reference/places.ts";
import type { Seed } from "../seed.ts";
import { officerAccounts } from "./account-list.ts";
import { insertPeople } from "./new-people.ts";
import { headPost } from "./teacher-posts.ts";
import { type Institute, teacher } from "./teachers.ts";
import { isInHills } from "./upazila-sizes.ts";

/** Above those of all teachers. */
const FIRST_SERIAL = 20_001;

/**
 * Heads for the institutes the named accounts have still to visit: whoever shows the product there finds someone to
 * call. Elsewhere an institute has people where chance put teachers.
 */
export const heads: Seed = {
  name: "demo/heads",
  async run(db, { today }) {
    const places = await db.query<Institute>(
      `select distinct i.id, i.eiin, i.name_en, i.type, i.mgmt_type, i.path
       from plan_row r join officer_plan o on o.id = r.officer_plan_id join person p on p.id = o.person_id
       join institute i on i.id = r.institute_id
       where p.username = any($1) and r.visit_date between $2::date - 60 and $2::date + 60 and i.type <> 'OTHERS'
         and not exists (select from duty d where d.institute_id = i.id) order by i.eiin`,
      [officerAccounts.map(({ username }) => username), today],
    );
    const inHills = new Set(upazilas.filter(isInHills).map(({ path }) => path));
    const jobs = places.map((institute) => ({
      institute,
      designation: headPost(institute),
      number: 0,
      inHills: inHills.has(institute.path),
    }));
    await insertPeople(
      db,
      jobs.map((job, index) => teacher(job, FIRST_SERIAL + index, today)),
    );
  },
};
