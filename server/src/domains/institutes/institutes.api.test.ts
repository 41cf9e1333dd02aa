import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { plantInstitute } from "../../../test/factories.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let token: string;
let upazila: string;
let other: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (
    await asDuty(server, { permissions: ["VIEW_INSTITUTE_DETAIL", "SUPERVISE_SUBMITTED_PLAN"] })
  ).token;
  const places = await server.database.query<{ path: string }>(
    "select path from location where type = 'UPAZILLA' order by id limit 2",
  );
  upazila = places[0]?.path ?? "";
  other = places[1]?.path ?? "";
  const plant = (facts: Record<string, unknown>, path = upazila) =>
    plantInstitute(server.database, path, facts);
  await plant({
    eiin: "140001",
    name_bn: "বড়ইতলা শিক্ষা নিকেতন",
    name_en: "Baraitala Shiksha Niketan",
    isas_category: "A",
  });
  await plant({
    eiin: "140002",
    name_bn: "শিক্ষায়তন মহাবিদ্যালয়",
    name_en: "Shikshayatan College",
    type: "COLLEGE",
    isas_category: "D",
  });
  await plant(
    {
      eiin: "140003",
      name_bn: "রহমতপুর দাখিল মাদ্রাসা",
      name_en: "Rahmatpur Dakhil Madrasa",
      type: "MADRASA",
    },
    other,
  );
});
afterAll(() => server.stop());

type Query = NonNullable<Parameters<typeof search>[0]>;
async function search(query: {
  searchParam?: string;
  sort?: "eiin";
  order?: "desc";
  type?: "COLLEGE";
  size?: number;
  page?: number;
}): Promise<string[]> {
  const answer = await server.call(instituteCalls.list, { query }, { token });
  return answer.body.items.map(({ eiin }) => eiin);
}

describe("the search", () => {
  it.each<[string, string[]]>([
    ["শিক্ষা", ["140001", "140002"]],
    ["মহাবিদ্যালয\u09BC", ["140002"]],
    ["মহাবিদ্যাল\u09DF", ["140002"]],
    ["ব\u09DCইতলা", ["140001"]],
    ["বড\u09BCইতলা", ["140001"]],
    ["১৪০০০১", ["140001"]],
    ["140001", ["140001"]],
    ["baraitala", ["140001"]],
    ["niketan BARAI", ["140001"]],
    ["100%", []],
    ["_", []],
  ])("finds by %s", async (searchParam, expected) => {
    expect((await search({ searchParam })).toSorted()).toEqual(expected);
  });
});

it("sorts, filters and pages, and counts the whole past the last page", async () => {
  expect(await search({ sort: "eiin", order: "desc" })).toEqual(["140003", "140002", "140001"]);
  expect(await search({ type: "COLLEGE" } satisfies Query)).toEqual(["140002"]);
  const beyond = await server.call(instituteCalls.list, { query: { page: 9, size: 2 } }, { token });
  expect(beyond.body).toEqual({ items: [], page: 9, size: 2, total: 3 });
});

it("shows one institute with its people, by EIIN in either digits", async () => {
  await server.database.query(
    `with p as (insert into person (username, type, name_bn, name_en) values ('head.one', 'TEACHER', 'জয়নাল', 'Joynal') returning id)
     insert into duty (person_id, kind, role_id, institute_id, level, path, valid_from)
     select p.id, 'PRIMARY', (select id from role where code = 'TEACHER'), i.id, 'UPAZILLA', i.path, '2024-01-01' from p, institute i where i.eiin = '140001'`,
  );
  const answer = await server.call(
    instituteCalls.detail,
    { params: { eiin: "১৪০০০১" } },
    { token },
  );
  expect(answer.body).toMatchObject({
    eiin: "140001",
    isasCategory: "A",
    peopleTotal: 1,
    people: [{ nameEnglish: "Joynal" }],
  });
  expect(
    (await server.call(instituteCalls.detail, { params: { eiin: "199999" } }, { token })).status,
  ).toBe(404);
  expect(
    (await server.call(instituteCalls.detail, { params: { eiin: "12" } }, { token })).error
      .fields?.[0]?.path,
  ).toBe("eiin");
});

it("offers institutes while typing, those that begin so first", async () => {
  const answer = await server.call(
    instituteCalls.startingWith,
    { query: { path: upazila, startWith: "শিক্ষা" } },
    { token },
  );
  expect(answer.body.map(({ eiin }) => eiin)).toEqual(["140002", "140001"]);
  const all = await server.call(instituteCalls.byPath, { query: { path: other } }, { token });
  expect(all.body.map(({ eiin }) => eiin)).toEqual(["140003"]);
  expect(
    (await server.call(instituteCalls.byPath, { query: { path: "/188/" } }, { token })).status,
  ).toBe(400);
});

it("counts by category and type", async () => {
  const { body } = await server.call(instituteCalls.counts, {}, { token });
  expect(body).toMatchObject({
    total: 3,
    byIsasCategory: { A: 1, B: 1, C: 0, D: 1, E: 0, U: 0 },
    byType: { SCHOOL: 1, COLLEGE: 1, MADRASA: 1, OTHERS: 0 },
  });
});

it("lists the institutes whose planned visits are below their category's minimum", async () => {
  await server.database.query(
    "insert into plan_session (year, deadline) values (2030, '2030-01-31')",
  );
  const { personId } = await asDuty(server);
  await server.database.query(
    "insert into officer_plan (person_id, year, path) values ($1, 2030, '/')",
    [personId],
  );
  await server.database.query(
    `insert into plan_row (officer_plan_id, year, institute_id, visit_date, kind, path)
     select p.id, 2030, i.id, date '2030-02-03' + n, 'GENERAL_MONITORING', i.path
     from officer_plan p, institute i, generate_series(1, case i.eiin when '140001' then 4 else 3 end) n where p.year = 2030`,
  );
  const answer = await server.call(
    instituteCalls.nonCompliant,
    { query: { year: 2030 } },
    { token },
  );
  expect(answer.body.total).toBe(2);
  expect(answer.body.items.map(({ eiin, planned, minimum }) => [eiin, planned, minimum])).toEqual([
    ["140002", 3, 12],
    ["140003", 3, 6],
  ]);
});

it("counts the institutes of places as they come, move and go", async () => {
  const { database } = server;
  const total = async (query: { upazila?: number } = {}) =>
    (await server.call(instituteCalls.list, { query }, { token })).body.total;
  const ids = [upazila, other].map((path) => Number(path.split("/").at(-2)));
  const totals = async () => [
    await total(),
    ...(await Promise.all(ids.map((id) => total({ upazila: id })))),
  ];
  const before = await totals();
  const counted = () =>
    database.query(
      `select path, sum(n)::int as off from (
         select path, institutes as n from upazila_institutes union all select path, -1 from institute) b
       group by path having sum(n) <> 0`,
    );
  expect(await counted()).toEqual([]);

  await plantInstitute(database, upazila, { eiin: "149991" });
  await plantInstitute(database, upazila, { eiin: "149992" });
  expect(await totals()).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 2, before[2]]);

  await database.query(
    `update institute set path = $1::text, upazila_id = $2, district_id = split_part($1::text, '/', 3)::bigint, zone_id = split_part($1::text, '/', 2)::bigint
     where eiin in ('149991', '149992')`,
    [other, ids[1]],
  );
  expect(await totals()).toEqual([(before[0] ?? 0) + 2, before[1], (before[2] ?? 0) + 2]);
  expect(await counted()).toEqual([]);

  await database.query("delete from institute where eiin in ('149991', '149992')");
  expect(await totals()).toEqual(before);
  expect(await counted()).toEqual([]);
});
