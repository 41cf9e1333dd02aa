import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
import { officerCalls } from "@shikkha/contract/officers/officers.ts";
import { plantOfficer } from "../factories.ts";
import type { TestServer } from "../test-server.ts";
import type { ScopedCase } from "./scoped-case.ts";

const plant = async (server: TestServer, path: string) =>
  String((await plantOfficer(server.database, path)).personId);

async function list(server: TestServer, token: string, query: object): Promise<string[]> {
  const answer = await server.call(
    officerCalls.list,
    { query: { size: 100, searchParam: "Planted", ...query } },
    { token },
  );
  return answer.body.items.map(({ officerId }) => String(officerId));
}

export const officerCases: readonly ScopedCase[] = [
  {
    call: officerCalls.list.name,
    plant,
    ways: {
      list: (server, token) => list(server, token, {}),
      filter: (server, token, path) => {
        const { zoneId: zone, districtId: district, upazilaId: upazila } = placeOf(path);
        return list(server, token, { zone, district, upazila });
      },
    },
    count: async (server, token) =>
      (await server.call(officerCalls.list, { query: { searchParam: "Planted" } }, { token })).body
        .total,
  },
  {
    call: officerCalls.detail.name,
    plant,
    ways: {
      id: async (server, token, _path, planted) => {
        const answer = await server.call(
          officerCalls.detail,
          { params: { officerId: planted } },
          { token },
        );
        return answer.status === 404 ? [] : [planted];
      },
    },
  },
];
