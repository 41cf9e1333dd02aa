import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
import { auditCalls } from "@shikkha/contract/audit.ts";
import type { TestServer } from "../test-server.ts";
import { type ScopedCase, seen } from "./scoped-case.ts";

async function plant(server: TestServer, path: string): Promise<string> {
  const rows = await server.database.query<{ seq: string }>("select append_audit_at($1) as seq", [
    JSON.stringify([
      { action: "matrix", action_type: "SEND", path, target_kind: "place", target_id: path },
    ]),
  ]);
  return String(rows[0]?.seq);
}

const places = (path: string) => {
  const { zoneId: zone, districtId: district, upazilaId: upazila } = placeOf(path);
  return { zone, district, upazila };
};

async function download(server: TestServer, token: string, query: object): Promise<string[]> {
  const answer = await server.call(
    auditCalls.download,
    { params: { format: "csv" }, query },
    { token },
  );
  return answer.text
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(",")[0] ?? "");
}

export const auditCases: readonly ScopedCase[] = [
  {
    call: auditCalls.actionLogs.name,
    plant,
    ways: {
      list: async (server, token) =>
        seen(
          await server.call(
            auditCalls.actionLogs,
            { query: { size: 100, actionType: "SEND" } },
            { token },
          ),
        ),
      filter: async (server, token, path) =>
        seen(
          await server.call(
            auditCalls.actionLogs,
            { query: { size: 100, actionType: "SEND", ...places(path) } },
            { token },
          ),
        ),
    },
    count: async (server, token) =>
      (await server.call(auditCalls.actionLogs, { query: { actionType: "SEND" } }, { token })).body
        .total,
  },
  {
    call: auditCalls.download.name,
    plant,
    ways: {
      file: (server, token) => download(server, token, {}),
      "filtered file": (server, token, path) => download(server, token, places(path)),
    },
  },
];
