import { dutyCalls } from "@shikkha/contract/officers/duties.ts";
import { plantOffice, plantOfficer } from "../factories.ts";
import type { TestServer } from "../test-server.ts";
import type { ScopedCase } from "./scoped-case.ts";

/** A place every scope of the matrix covers. */
const INSIDE = "/7/71/72/";

/** What a write could reach is what it does not answer 404 for. */
const reached = (answer: { status: number }, planted: string) =>
  answer.status === 404 ? [] : [planted];

const teacherRole = async (server: TestServer) =>
  Number(
    (await server.database.query<{ id: string }>("select id from role where code = 'TEACHER'"))[0]
      ?.id,
  );

const plantDuty = async (server: TestServer, path: string) =>
  String((await plantOfficer(server.database, path)).dutyId);
/** Nothing has to be there beforehand: the attempt makes its own officer, and the path stands for it. */
const nothing = async (_server: TestServer, path: string) => path;

async function body(server: TestServer, officePath: string) {
  const workstationId = await plantOffice(server.database, officePath);
  return {
    workstationType: "OFFICE" as const,
    workstationId,
    roleId: await teacherRole(server),
    validFrom: "2026-12-01",
  };
}

async function tryAssign(
  server: TestServer,
  token: string,
  officerPath: string,
  officePath: string,
  planted: string,
) {
  const { personId } = await plantOfficer(server.database, officerPath);
  const input = {
    params: { officerId: personId },
    body: { ...(await body(server, officePath)), dutyType: "ROLE" as const },
  };
  return reached(await server.call(dutyCalls.assign, input, { token }), planted);
}

async function tryMove(
  server: TestServer,
  token: string,
  officerPath: string,
  officePath: string,
  planted: string,
) {
  const { personId } = await plantOfficer(server.database, officerPath);
  const handOver = { to: "KEEP" as const };
  const input = {
    params: { officerId: personId },
    body: { ...(await body(server, officePath)), handOver },
  };
  return reached(await server.call(dutyCalls.changePrimary, input, { token }), planted);
}

export const dutyCases: readonly ScopedCase[] = [
  {
    call: dutyCalls.workstations.name,
    plant: async (server, path) => String(await plantOffice(server.database, path)),
    ways: {
      list: async (server, token) => {
        const answer = await server.call(
          dutyCalls.workstations,
          { query: { type: "OFFICE", searchParam: "Planted" } },
          { token },
        );
        const all = await server.call(
          dutyCalls.workstations,
          { query: { type: "OFFICE" } },
          { token },
        );
        return [...answer.body, ...all.body].map(({ id }) => String(id));
      },
    },
  },
  {
    call: dutyCalls.assign.name,
    plant: nothing,
    ways: {
      officer: (server, token, path, planted) => tryAssign(server, token, path, INSIDE, planted),
      workstation: (server, token, path, planted) =>
        tryAssign(server, token, INSIDE, path, planted),
    },
  },
  {
    call: dutyCalls.openWork.name,
    plant: plantDuty,
    ways: {
      id: async (server, token, _path, planted) =>
        reached(
          await server.call(dutyCalls.openWork, { params: { dutyId: planted } }, { token }),
          planted,
        ),
    },
  },
  {
    call: dutyCalls.release.name,
    plant: plantDuty,
    ways: {
      id: async (server, token, _path, planted) => {
        const input = {
          params: { dutyId: planted },
          body: { lastDay: "2026-11-30", handOver: { to: "KEEP" as const } },
        };
        return reached(await server.call(dutyCalls.release, input, { token }), planted);
      },
      successor: async (server, token, path, planted) => {
        const { dutyId } = await plantOfficer(server.database, INSIDE);
        const { personId: successorId } = await plantOfficer(server.database, path);
        const input = {
          params: { dutyId },
          body: { lastDay: "2026-11-30", handOver: { to: "SUCCESSOR" as const, successorId } },
        };
        return reached(await server.call(dutyCalls.release, input, { token }), planted);
      },
    },
  },
  {
    call: dutyCalls.changePrimary.name,
    plant: nothing,
    ways: {
      officer: (server, token, path, planted) => tryMove(server, token, path, INSIDE, planted),
      workstation: (server, token, path, planted) => tryMove(server, token, INSIDE, path, planted),
    },
  },
];
