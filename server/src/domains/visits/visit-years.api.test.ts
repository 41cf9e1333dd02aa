import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { makeVisitYears } from "./visit-years.writes.ts";

let database: TestDatabase;
let owners: pg.Client[];
beforeAll(async () => {
  database = await createTestDatabase();
  owners = await Promise.all(
    [1, 2, 3].map(async () => {
      const owner = new pg.Client(database.url);
      await owner.connect();
      return owner;
    }),
  );
});
afterAll(async () => {
  await Promise.all(owners.map((owner) => owner.end()));
  await database.drop();
});

const parts = async () =>
  (
    await database.query<{ part: string }>(
      "select inhrelid::regclass::text as part from pg_inherits where inhparent = 'visit'::regclass order by 1",
    )
  ).map(({ part }) => part);

it("makes the parts of the year that runs and of the next, once, when several copies start together", async () => {
  const before = await parts();
  expect(before).toContain("visit_2027");
  await Promise.all(owners.map((owner) => makeVisitYears(owner, "2031-12-30")));
  expect(await parts()).toEqual([...before, "visit_2031", "visit_2032"].toSorted());
});
