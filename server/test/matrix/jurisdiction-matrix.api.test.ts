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
    for (const path of PATHS) {
      const id = await one.plant(server, path);
      if (id !== undefined) planted.set(path, id);
    }
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

      for (const [way, ask] of Object.entries(one.ways)) {
        it(`sees by ${way} what lies in the jurisdiction and nothing else`, async () => {
          for (const [path, id] of planted) {
            const seen = await ask(server, token, path, id);
            expect(seen.includes(id), `${scope.path} looking at ${path}`).toBe(covers(scope, path));
            const leaked = [...planted].filter(
              ([other, otherId]) => !covers(scope, other) && seen.includes(otherId),
            );
            expect(leaked).toEqual([]);
          }
        });
      }

      const { count } = one;
      if (count) {
        it("counts only what it may see", async () => {
          const inScope = [...planted.keys()].filter((path) => covers(scope, path)).length;
          expect(await count(server, token)).toBe(inScope);
        });
      }
    },
  );
});

function permissionsFor(guard: Guard | undefined): Permission[] {
  if (guard === undefined || guard === "public" || guard === "signedIn") return [];
  return typeof guard === "string" ? [guard] : [guard[0]];
}
