import { afterAll, beforeAll, expect, it } from "vitest";
import { recordFileCalls } from "@shikkha/contract/reports/record-files.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { plantInstitute } from "../../../test/factories.ts";
import { plantVisit } from "../../../test/matrix/visit-cases.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  const permissions = ["MANAGE_SUBMITTED_VISIT", "VIEW_INSTITUTE_DETAIL"] as const;
  ({ token } = await asDuty(server, {
    permissions: [...permissions],
    level: "ZONE",
    path: "/188/",
  }));
});
afterAll(() => server.stop());

const lastAction = async () => {
  const [entry] = await server.database.query<{ action: string }>(
    "select action from audit_entry where action_type = 'DOWNLOAD' order by seq desc limit 1",
  );
  return entry?.action;
};

it("gives a visit as a PDF under its own name, and the download is audited", async () => {
  const visitId = await plantVisit(server, "/188/");
  const params = { kind: "office", visitId } as const;
  const { status, text, headers } = await server.call(recordFileCalls.visit, { params }, { token });
  expect(status).toBe(200);
  expect(text.startsWith("%PDF-1.7")).toBe(true);
  expect(headers["content-disposition"]).toBe(`attachment; filename="office_visit_${visitId}.pdf"`);
  expect(await lastAction()).toBe("reports.downloadVisit");
});

it("gives an institute's profile, and nothing for one that does not exist", async () => {
  const [place] = await server.database.query<{ path: string }>(
    "select path from location where type = 'UPAZILLA' and path like '/188/%' order by id limit 1",
  );
  const { eiin } = await plantInstitute(server.database, place?.path ?? "");
  const ask = (wanted: string) =>
    server.call(recordFileCalls.institute, { params: { eiin: wanted } }, { token });
  const { status, headers } = await ask(eiin);
  expect(status).toBe(200);
  expect(headers["content-disposition"]).toContain(`institute_profile_${eiin}.pdf`);
  expect(await lastAction()).toBe("reports.downloadInstitute");
  expect((await ask("199999")).status).toBe(404);
  expect((await ask("12")).error.fields?.map(({ path }) => path)).toEqual(["eiin"]);
});
