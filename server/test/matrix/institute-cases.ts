import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { plantInstitute } from "../factories.ts";
import type { TestServer } from "../test-server.ts";
import { type ScopedCase, seen } from "./scoped-case.ts";

const YEAR = 2031;

/** Planted once for all the calls below: an institute at each upazila, nowhere else. */
const planted = new Map<TestServer, Map<string, { id: string; eiin: string }>>();

async function plant(server: TestServer, path: string): Promise<string | undefined> {
  if (path.split("/").length < 5) return undefined;
  const known = planted.get(server) ?? new Map<string, { id: string; eiin: string }>();
  planted.set(server, known);
  if (!known.has(path)) {
    const { id, eiin } = await plantInstitute(server.database, path);
    known.set(path, { id: String(id), eiin });
  }
  await server.database.query(
    "insert into plan_session (year, deadline) values ($1, '2031-01-31') on conflict do nothing",
    [YEAR],
  );
  return known.get(path)?.id;
}

const ids = (rows: unknown) =>
  Array.isArray(rows) ? rows.map((row: { id: number }) => String(row.id)) : [];

const places = (path: string) => {
  const { zoneId: zone, districtId: district, upazilaId: upazila } = placeOf(path);
  return { zone, district, upazila };
};

export const instituteCases: readonly ScopedCase[] = [
  {
    call: instituteCalls.list.name,
    plant,
    ways: {
      list: async (server, token) =>
        seen(await server.call(instituteCalls.list, { query: { size: 100 } }, { token })),
      filter: async (server, token, path) =>
        seen(
          await server.call(
            instituteCalls.list,
            { query: { size: 100, ...places(path) } },
            { token },
          ),
        ),
      search: async (server, token) =>
        seen(
          await server.call(
            instituteCalls.list,
            { query: { size: 100, searchParam: "Sabuj" } },
            { token },
          ),
        ),
    },
    count: async (server, token) =>
      (await server.call(instituteCalls.list, {}, { token })).body.total,
  },
  {
    call: instituteCalls.detail.name,
    plant,
    ways: {
      id: async (server, token, path) => {
        const eiin = planted.get(server)?.get(path)?.eiin ?? "";
        const answer = await server.call(instituteCalls.detail, { params: { eiin } }, { token });
        return answer.status === 404 ? [] : [String(answer.body.id)];
      },
    },
  },
  {
    call: instituteCalls.startingWith.name,
    plant,
    ways: {
      path: async (server, token, path) =>
        ids(
          (
            await server.call(
              instituteCalls.startingWith,
              { query: { path, startWith: "Sabuj" } },
              { token },
            )
          ).body,
        ),
      everything: async (server, token) =>
        ids(
          (await server.call(instituteCalls.startingWith, { query: { path: "/" } }, { token }))
            .body,
        ),
    },
  },
  {
    call: instituteCalls.byPath.name,
    plant,
    ways: {
      path: async (server, token, path) =>
        ids((await server.call(instituteCalls.byPath, { query: { path } }, { token })).body),
    },
  },
  {
    call: instituteCalls.counts.name,
    plant,
    ways: {},
    count: async (server, token) =>
      (await server.call(instituteCalls.counts, {}, { token })).body.total,
  },
  {
    call: instituteCalls.nonCompliant.name,
    plant,
    ways: {
      list: async (server, token) =>
        seen(
          await server.call(
            instituteCalls.nonCompliant,
            { query: { size: 100, year: YEAR } },
            { token },
          ),
        ),
      filter: async (server, token, path) =>
        seen(
          await server.call(
            instituteCalls.nonCompliant,
            { query: { size: 100, year: YEAR, ...places(path) } },
            { token },
          ),
        ),
    },
    count: async (server, token) =>
      (await server.call(instituteCalls.nonCompliant, { query: { year: YEAR } }, { token })).body
        .total,
  },
];
