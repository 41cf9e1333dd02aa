import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { covers } from "@shikkha/contract/access/jurisdiction.ts";
import type { Guard, Permission } from "@shikkha/contract/access/permissions.ts";
import { readContract } from "../../src/platform/http/check-contract.ts";
import { asDuty } from "../as-duty.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { PATHS, plantPlaces, SCOPES } from "./places.ts";
import { SCOPED_CASES } from "./scoped-cases.ts";

const { calls } = await readContract();
const scoped = calls.filter((call) => call.jurisdiction === "scoped");

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await plantPlaces(server);
});
afterAll(() => server.stop());

it("has a case for every scoped call, and none for another", () => {
  expect(SCOPED_CASES.map(({ call }) => call).toSorted()).toEqual(
    scoped.map(({ name }) => name).toSorted(),
  );
});

describe.each(SCOPED_CASES.map((one) => [one.call, one] as const))("%s", (name, one) => {
  const planted = new Map<string, string>();
  beforeAll(async () => {
    for (const path of PATHS) planted.set(path, await one.plant(server, path));
  });

  const call = calls.find((candidate) => candidate.name === name);
  describe.each(SCOPES.map((scope) => [scope.level, scope] as const))(
    "as a %s duty",
    (_level, scope) => {
      let token: string;
      beforeAll(async () => {
        token = (await asDuty(server, { ...scope, permissions: permissionsFor(call?.permission) }))
          .token;
      });

      it.each(Object.entries(one.ways))(
        "sees by %s what lies in the jurisdiction and nothing else",
        async (_way, ask) => {
          for (const [path, id] of planted) {
            const seen = await ask(server, token, path, id);
            expect(seen.includes(id), `${scope.path} looking at ${path}`).toBe(covers(scope, path));
            for (const [other, otherId] of planted) {
              if (!covers(scope, other))
                expect(seen, `${other} leaked to ${scope.path}`).not.toContain(otherId);
            }
          }
        },
      );

      it.runIf(one.count)("counts only what it may see", async () => {
        const inScope = [...planted.keys()].filter((path) => covers(scope, path)).length;
        expect(await one.count?.(server, token)).toBe(inScope);
      });
    },
  );
});

function permissionsFor(guard: Guard | undefined): Permission[] {
  if (guard === undefined || guard === "public" || guard === "signedIn") return [];
  return typeof guard === "string" ? [guard] : [guard[0]];
}
