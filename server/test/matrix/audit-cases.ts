import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
import { auditCalls } from "@shikkha/contract/audit.ts";
import { type ScopedCase, seen } from "./scoped-case.ts";

export const auditLogs: ScopedCase = {
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
