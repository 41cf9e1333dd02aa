import { randomFor } from "../random.ts";
import { upazilas, type Upazila } from "../reference/places.ts";
import type { Seed } from "../seed.ts";
import { career, pdsNumber } from "./career.ts";
import { mailAddress, mobileNumber } from "./contact.ts";
import { SAVAR } from "./demo-places.ts";
import { insertPeople, type NewPerson } from "./new-people.ts";
import { personName } from "./person-names.ts";
import { share } from "./share.ts";
import { teacherPosts, type TeachingInstitute } from "./teacher-posts.ts";
import { isInHills } from "./upazila-sizes.ts";

/** One of the 6,000 is the demo account. */
const TOTAL = 5_999;
const IN_SAVAR = 140;
const FIRST_SERIAL = 5_001;
const WOMEN_SHARE = 0.3;

export interface Institute extends TeachingInstitute {
  readonly id: string;
  readonly eiin: string;
  readonly path: string;
}

export const teachers: Seed = {
  name: "demo/teachers",
  async run(db, { today }) {
    const all = await db.query<Institute>(
      "select id, eiin, name_en, type, mgmt_type, path from institute where type <> 'OTHERS' order by eiin",
    );
    const byPath = Map.groupBy(all, ({ path }) => path);
    const elsewhere = upazilas.filter(({ id }) => id !== SAVAR);
    const counts = share(TOTAL - IN_SAVAR, elsewhere, ({ path }) => byPath.get(path)?.length ?? 0);
    const jobs = [
      ...elsewhere.flatMap((upazila, index) =>
        jobsIn(upazila, byPath.get(upazila.path) ?? [], counts[index] ?? 0),
      ),
      ...upazilas
        .filter(({ id }) => id === SAVAR)
        .flatMap((savar) => jobsIn(savar, byPath.get(savar.path) ?? [], IN_SAVAR)),
    ];
    await insertPeople(
      db,
      jobs.map((job, index) => teacher(job, FIRST_SERIAL + index, today)),
    );
  },
};

interface Job {
  readonly institute: Institute;
  readonly designation: string;
  readonly number: number;
  readonly inHills: boolean;
}

/** A few teachers each at some institutes of the upazila, until there are as many as asked for. */
function jobsIn(upazila: Upazila, institutes: readonly Institute[], count: number): Job[] {
  const random = randomFor("teacher-jobs", upazila.id);
  const jobs: Job[] = [];
  for (const institute of random.shuffled(institutes)) {
    const posts = teacherPosts(
      random,
      institute,
      Math.min(random.integer(1, 4), count - jobs.length),
    );
    if (jobs.length === count) break;
    jobs.push(
      ...posts.map((designation, number) => ({
        institute,
        designation,
        number,
        inHills: isInHills(upazila),
      })),
    );
  }
  return jobs;
}

/** The person who holds a job; the first of an institute heads it. */
export function teacher(
  { institute, designation, number, inHills }: Job,
  serial: number,
  today: string,
): NewPerson {
  const random = randomFor("teachers", institute.eiin, number);
  const [nameEn, nameBn] = personName(random, {
    womenShare: WOMEN_SHARE,
    inHills,
    inMadrasa: institute.type === "MADRASA",
  });
  const life = career(random, today, number === 0 ? { from: 42, to: 57 } : { from: 27, to: 57 });
  const username = `${nameSlug(nameEn)}.${institute.eiin}${number === 0 ? "" : `.${number + 1}`}`;
  return {
    username,
    type: "TEACHER",
    nameEn,
    nameBn,
    designation,
    pdsNumber: pdsNumber(life.entered, serial),
    email: mailAddress(username),
    phone: mobileNumber(random),
    dateOfBirth: life.dateOfBirth,
    knownSince: life.posted,
    duties: [
      {
        kind: "PRIMARY",
        role: "TEACHER",
        at: { instituteId: Number(institute.id), path: institute.path },
        from: life.posted,
      },
    ],
  };
}

function nameSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(md|mst)\. /, "")
    .replaceAll("'", "")
    .replaceAll(".", "")
    .replaceAll(" ", ".");
}
