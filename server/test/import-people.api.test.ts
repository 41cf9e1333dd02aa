import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PEOPLE_COLUMNS } from "@shikkha/contract/officers/people-file.ts";
import { plantInstitute } from "./factories.ts";
import { runOperator } from "./operator-process.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;
let upazila: { id: string; path: string };
let eiin: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const [place] = await database.query<{ id: string; path: string }>(
    "select id, path from location where path like '/%/%/%/' limit 1",
  );
  if (!place) throw new Error("no place");
  upazila = place;
  ({ eiin } = await plantInstitute(database, upazila.path));
});
afterAll(() => database.drop());

async function importPeople(lines: readonly string[], ...args: string[]) {
  const file = join(await mkdtemp(join(tmpdir(), "people-")), "people.csv");
  await writeFile(file, `\uFEFF${[PEOPLE_COLUMNS.join(), ...lines].join("\r\n")}\r\n`);
  return runOperator("import-people", [...args, file], {
    DATABASE_URL: database.url,
    SECRET_KEY: "a secret of the tests, long enough for all of them",
  });
}
const officer = () =>
  `k.hasan,PDS-1,OFFICER,কামরুল হাসান,Kamrul Hasan,USEO,k@office.example,০১৭১২৩৪৫৬৭৮,1980-02-03,UPAZILA_SECONDARY_EDUCATION_OFFICER,${upazila.id},,2024-07-01`;
const teacher = () =>
  `m.begum,,TEACHER,মরিয়ম বেগম,Mariam Begum,ASST_TEACHER,,,,TEACHER,,${eiin},2020-01-01`;
const director = () =>
  "d.general,,OFFICER,মহাপরিচালক,Director General,DG,,,,DIRECTOR_MONITORING,NATIONAL,,2024-07-01";

it("brings people in with their primary duties, audited; a longer file adds what is new", async () => {
  expect(await importPeople([officer(), teacher()], "--check")).toMatchObject({
    code: 0,
    out: "Would add 2 people; 0 are known already and stay as they are.\n",
  });
  expect(await importPeople([officer(), teacher()])).toMatchObject({ code: 0, err: "" });
  expect(await importPeople([officer(), teacher(), director()])).toMatchObject({
    out: "Added 1 people; 2 are known already and stay as they are.\n",
  });
  const people = await database.query(`
    select p.username, p.phone, p.type, d.kind, d.level, d.path, r.code as role, g.code as designation
    from person p join duty d on d.person_id = p.id join role r on r.id = d.role_id
    join designation g on g.id = p.designation_id order by p.username`);
  expect(people).toMatchObject([
    { username: "d.general", kind: "PRIMARY", level: "NATIONAL", path: "/" },
    {
      username: "k.hasan",
      phone: "01712345678",
      level: "UPAZILLA",
      path: upazila.path,
      role: "UPAZILA_SECONDARY_EDUCATION_OFFICER",
      designation: "USEO",
    },
    { username: "m.begum", type: "TEACHER", path: upazila.path, designation: "ASST_TEACHER" },
  ]);
  expect(
    await database.query(
      "select after ->> 'added' as added from audit_entry where action = 'operations.importPeople' order by seq",
    ),
  ).toEqual([{ added: "2" }, { added: "1" }]);
});

it("names every fault with its line, and imports nothing", async () => {
  const answer = await importPeople([
    "x,,OFFICER,নাম,Name,USEO,,,,TEACHER,NATIONAL,,2024-07-01",
    "good.one,,OFFICER,নাম,Name,KING,,,,EMPEROR,999999,,2024-07-01",
    "good.two,,GUEST,Name,নাম,USEO,,,,TEACHER,,,01/07/2024",
    "good.three,PDS-1,OFFICER,নাম,Name,USEO,,,,TEACHER,,000000,2024-07-01",
    "Good.Three,PDS-1,OFFICER,নাম,Name,USEO,,,,TEACHER,NATIONAL,,2024-07-01",
  ]);
  expect(answer.code).toBe(1);
  for (const words of [
    "line 2, username",
    "line 3, designation",
    "line 3, role",
    "line 3, office",
    "line 4, type",
    "line 4, nameBangla",
    "line 4, nameEnglish",
    "line 4, from",
    "line 5, eiin",
    "line 5, pdsNumber",
    "line 6, username: Stands in line 5, too",
    "line 6, pdsNumber: Stands in line 5, too",
    "nothing was imported",
  ])
    expect(answer.err).toContain(words);
  expect(await database.query("select from person where username like 'good%'")).toEqual([]);
});
