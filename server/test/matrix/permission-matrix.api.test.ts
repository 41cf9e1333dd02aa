import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passes, PERMISSIONS, type Permission } from "@shikkha/contract/access/permissions.ts";
import type { Call } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { readContract } from "../../src/platform/http/check-contract.ts";
import { asDuty } from "../as-duty.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

const { calls } = await readContract();
const SIGN_IN_CODES: readonly (number | undefined)[] = [
  ERRORS.notSignedIn.code,
  ERRORS.tokenExpired.code,
];

let server: TestServer;
const tokens = new Map<Permission | "none", string>();

beforeAll(async () => {
  server = await startTestServer();
  tokens.set("none", (await asDuty(server)).token);
  for (const permission of PERMISSIONS)
    tokens.set(permission, (await asDuty(server, { permissions: [permission] })).token);
});
afterAll(() => server.stop());

/** Every path part is 1 and nothing else is sent: enough to meet the guard, too little to change anything. */
async function codeOf(call: Call, token?: string): Promise<number | undefined> {
  const params = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 1]),
  );
  const answer = await server.call(call, { params }, { token });
  return answer.status >= 400 ? answer.error?.code : undefined;
}

const open = calls.filter((call) => call.permission === "public");
const guarded = calls.filter((call) => call.permission !== "public");

it.each(open.map((call) => [call.name, call] as const))(
  "%s is open to everyone",
  async (_name, call) => {
    expect(await codeOf(call)).not.toBe(ERRORS.forbidden.code);
  },
);

describe.each(guarded.map((call) => [call.name, call] as const))("%s", (_name, call) => {
  it("refuses someone who is not signed in", async () => {
    expect(await codeOf(call)).toBe(ERRORS.notSignedIn.code);
  });

  it("admits exactly the duties whose permission it names", async () => {
    for (const [held, token] of tokens) {
      const code = await codeOf(call, token);
      const isAllowed = passes(call.permission, held === "none" ? [] : [held]);
      expect(SIGN_IN_CODES, held).not.toContain(code);
      if (isAllowed) expect(code, `${held} is enough`).not.toBe(ERRORS.forbidden.code);
      else expect(code, `${held} is not enough`).toBe(ERRORS.forbidden.code);
    }
  });
});

it("notes each refusal in the audit log", async () => {
  const { token, personId } = await asDuty(server);
  const refused = guarded.find((call) => call.permission !== "signedIn") as Call;
  await codeOf(refused, token);
  const rows = await server.database.query(
    "select action, target_id from audit_entry where person_id = $1",
    [personId],
  );
  expect(rows).toEqual([{ action: "access.refused", target_id: refused.name }]);
});
