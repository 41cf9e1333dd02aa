import { afterAll, beforeAll, expect, it } from "vitest";
import { createEmptyDatabase } from "./empty-database.ts";
import { runOperator } from "./operator-process.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NAMES = ["--name-bn", "আনিসুর রহমান", "--name-en", "Anisur Rahman"];
const create = (args: readonly string[], url = database.url) =>
  runOperator("create-administrator", args, {
    DATABASE_URL: url,
    SECRET_KEY: "a secret of the tests, long enough for all of them",
  });

it("makes the first person of an empty installation, with every permission, audited, once", async () => {
  const args = ["--username", "a.rahman", ...NAMES, "--designation", "SYS_ANALYST"];
  expect(await create(args)).toMatchObject({ code: 0, err: "" });
  const [person] = await database.query<Record<string, unknown>>(`
    select p.type, p.status, p.name_bn, d.kind, d.level, d.path, g.code as designation,
      (select count(*)::int from role_permission rp where rp.role_id = d.role_id) as permissions,
      (select count(*)::int from audit_entry e where e.action = 'operations.createAdministrator'
        and e.target_kind = 'person' and e.target_id = p.id::text) as entries
    from person p join duty d on d.person_id = p.id join designation g on g.id = p.designation_id
    where p.username = 'a.rahman'`);
  expect(person).toEqual({
    type: "OFFICER",
    status: "ACTIVE",
    name_bn: "আনিসুর রহমান",
    kind: "PRIMARY",
    level: "NATIONAL",
    path: "/",
    designation: "SYS_ANALYST",
    permissions: 20,
    entries: 1,
  });
  expect(await create(["--username", "A.Rahman", ...NAMES])).toMatchObject({
    code: 1,
    err: "That person is an administrator already.\n",
  });
});

it("gives someone who is known the duty beside their own, and leaves their name alone", async () => {
  await database.query(
    `with p as (insert into person (username, type, name_bn, name_en) values ('known', 'OFFICER', 'নাম', 'Name') returning id)
     insert into duty (person_id, kind, role_id, office_id, level, path, valid_from)
     select p.id, 'PRIMARY', r.id, o.id, 'NATIONAL', '/', '2024-01-01' from p, role r, office o
     where r.code = 'DIRECTOR_MONITORING' and o.level = 'NATIONAL'`,
  );
  expect(await create(["--username", "known", ...NAMES])).toMatchObject({ code: 0 });
  expect(
    await database.query(
      "select p.name_en, d.kind from person p join duty d on d.person_id = p.id where username = 'known' order by d.id",
    ),
  ).toEqual([
    { name_en: "Name", kind: "PRIMARY" },
    { name_en: "Name", kind: "ADDITIONAL" },
  ]);
});

it("refuses in words what is missing or wrong, a guest, and a database that was never started", async () => {
  const faults = await create(["--username", "x", "--name-en", "আনিসুর"]);
  expect(faults.code).toBe(1);
  for (const field of ["username", "nameBangla", "nameEnglish"])
    expect(faults.err).toContain(`- ${field}: `);
  const unknown = await create(["--username", "b.rahman", ...NAMES, "--designation", "KING"]);
  expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining("no designation") });
  await database.query(
    "insert into person (username, type, name_bn, name_en) values ('a.guest', 'GUEST', 'নাম', 'Name')",
  );
  expect((await create(["--username", "a.guest", ...NAMES])).err).toContain("guest");
  const empty = await createEmptyDatabase();
  const early = await create(["--username", "c.rahman", ...NAMES], empty.url);
  await empty.drop();
  expect(early).toMatchObject({ code: 1, err: expect.stringContaining("start the product once") });
});
