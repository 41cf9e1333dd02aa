import { auditCalls } from "@shikkha/contract/audit.ts";
import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
import type { TestServer } from "../test-server.ts";

/** How one scoped call is tried: something of a place is planted, and the call is asked whether it can be seen. */
export interface ScopedCase {
  readonly call: string;
  /** Puts one record at the place and gives what identifies it in an answer. */
  plant(server: TestServer, path: string): Promise<string>;
  /** Ways of asking for the record; each gives the identities the caller could see, or an empty list. */
  readonly ways: Readonly<
    Record<
      string,
      (server: TestServer, token: string, path: string, planted: string) => Promise<string[]>
    >
  >;
  /** How many records the call says there are. */
  readonly count?: (server: TestServer, token: string) => Promise<number>;
}

const auditLogs: ScopedCase = {
  call: auditCalls.actionLogs.name,
  async plant(server, path) {
    const rows = await server.database.query<{ seq: string }>("select append_audit_at($1) as seq", [
      JSON.stringify([
        { action: "matrix", action_type: "CREATE", path, target_kind: "place", target_id: path },
      ]),
    ]);
    return String(rows[0]?.seq);
  },
  ways: {
    list: async (server, token) =>
      seen(await server.call(auditCalls.actionLogs, { query: { size: 100 } }, { token })),
    filter: async (server, token, path) => {
      const { zoneId: zone, districtId: district, upazilaId: upazila } = placeOf(path);
      return seen(
        await server.call(
          auditCalls.actionLogs,
          { query: { size: 100, zone, district, upazila } },
          { token },
        ),
      );
    },
  },
  count: async (server, token) =>
    (await server.call(auditCalls.actionLogs, { query: { actionType: "CREATE" } }, { token })).body
      .total,
};

function seen(answer: { body: { items: readonly { id: number }[] } }): string[] {
  return answer.body.items.map((item) => String(item.id));
}

/** One entry for every call of the contract whose jurisdiction is `scoped`; the matrix refuses to run without it. */
export const SCOPED_CASES: readonly ScopedCase[] = [auditLogs];
