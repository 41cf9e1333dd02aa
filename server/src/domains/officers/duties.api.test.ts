import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dutyCalls } from "@shikkha/contract/officers/duties.ts";
import { officerCalls } from "@shikkha/contract/officers/officers.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import { plantInstitute, plantOffice, plantOfficer } from "../../../test/factories.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

const ZONE = "/188/";
let server: TestServer;
let zonal: SomeoneOnDuty;
let district: string;
let upazila: string;
beforeAll(async () => {
  server = await startTestServer({}, { now: () => new Date("2026-11-15T06:00:00Z") });
  zonal = await asDuty(server, {
    permissions: [
      "MANAGE_ADDITIONAL_DUTY",
      "VIEW_OFFICER_DETAIL",
      "SUBMIT_VISIT_PLAN",
      "VISIT_INSTITUTE",
    ],
    level: "ZONE",
    path: ZONE,
  });
  const [row] = await server.database.query<{ path: string }>(
    "select path from location where type = 'UPAZILLA' and path like '/188/%' order by id limit 1",
  );
  upazila = row?.path ?? "";
  district = upazila.split("/").slice(0, 3).join("/") + "/";
});
afterAll(() => server.stop());

const roleId = async (code: string) =>
  Number(
    (await server.database.query<{ id: string }>("select id from role where code = $1", [code]))[0]
      ?.id,
  );

async function assign(officerId: number, change: object = {}) {
  const body = {
    dutyType: "ADDITIONAL" as const,
    workstationType: "OFFICE" as const,
    workstationId: await plantOffice(server.database, district),
    roleId: await roleId("ACADEMIC_SUPERVISOR"),
    validFrom: "2026-11-01",
    ...change,
  };
  return server.call(dutyCalls.assign, { params: { officerId }, body }, { token: zonal.token });
}

describe("assigning", () => {
  it("adds a duty at the workstation's level and place, shown on the officer, audited", async () => {
    const { personId } = await plantOfficer(server.database, upazila);
    const answer = await assign(personId);
    expect(answer.status).toBe(200);
    const detail = await server.call(
      officerCalls.detail,
      { params: { officerId: personId } },
      { token: zonal.token },
    );
    expect(
      detail.body.duties.map(({ dutyType, jurisdictionLevel }) => [dutyType, jurisdictionLevel]),
    ).toEqual([
      ["PRIMARY", "UPAZILLA"],
      ["ADDITIONAL", "DISTRICT"],
    ]);
    const [row] = await server.database.query(
      "select action, after ->> 'officerId' as officer from audit_entry where target_id = $1 and target_kind = 'duty'",
      [String(answer.body.dutyId)],
    );
    expect(row).toEqual({ action: "duties.assign", officer: String(personId) });
    const told = await server.database.query(
      "select n.kind from notice n join notice_receiver r on r.notice_id = n.id where n.kind = 'DUTY_CHANGED'",
    );
    expect(told).toEqual([{ kind: "DUTY_CHANGED" }]);
  });

  it("refuses the same duty twice, a stronger role, a role of another level, an end before the beginning", async () => {
    const { personId } = await plantOfficer(server.database, upazila);
    expect((await assign(personId)).status).toBe(200);
    expect((await assign(personId)).error.code).toBe(4003);
    expect(
      (await assign(personId, { roleId: await roleId("SYSTEM_ADMINISTRATOR") })).error.code,
    ).toBe(4001);
    expect(
      (await assign(personId, { validTo: "2026-10-01" })).error.fields?.map(({ path }) => path),
    ).toEqual(["validTo"]);
    const director = await asDuty(server, {
      permissions: [...(await permissionsOf("ZONAL_DIRECTOR"))] as never,
      level: "ZONE",
      path: ZONE,
    });
    const zonalRole = {
      dutyType: "ROLE" as const,
      workstationType: "OFFICE" as const,
      workstationId: await plantOffice(server.database, district),
      roleId: await roleId("ZONAL_DIRECTOR"),
      validFrom: "2026-11-01",
    };
    const misfit = await server.call(
      dutyCalls.assign,
      { params: { officerId: personId }, body: zonalRole },
      { token: director.token },
    );
    expect(misfit.error.code).toBe(4002);
  });

  it("offers only roles the caller could give", async () => {
    const { body } = await server.call(dutyCalls.roles, {}, { token: zonal.token });
    expect(
      body
        .map(({ code }) => code)
        .filter((code) => /^[A-Z_]+$/.test(code))
        .toSorted(),
    ).toEqual(["ACADEMIC_SUPERVISOR", "TEACHER"]);
  });
});

async function permissionsOf(code: string): Promise<string[]> {
  const rows = await server.database.query<{ permission: string }>(
    "select permission from role_permission p join role r on r.id = p.role_id where r.code = $1",
    [code],
  );
  return rows.map(({ permission }) => permission);
}

describe("releasing", () => {
  async function officerWithPlan() {
    const officer = await plantOfficer(server.database, upazila);
    const { id } = await plantInstitute(server.database, upazila);
    await server.database.query(
      "insert into plan_session (year, deadline) values (2026, '2026-01-31') on conflict do nothing",
    );
    await server.database.query(
      "insert into officer_plan (person_id, year, path) values ($1, 2026, $2)",
      [officer.personId, upazila],
    );
    await server.database.query(
      `insert into plan_row (officer_plan_id, year, institute_id, visit_date, kind, path)
       select p.id, 2026, $2, d, 'GENERAL_MONITORING', $3 from officer_plan p, unnest(array['2026-11-10', '2026-11-20', '2026-12-01']::date[]) d where p.person_id = $1`,
      [officer.personId, id, upazila],
    );
    await server.database.query(
      "update officer_plan set status = 'SUBMITTED', submitted_at = now() where person_id = $1",
      [officer.personId],
    );
    return { ...officer, instituteId: id };
  }

  it("tells in numbers what it would touch, then hands the open visits to the successor", async () => {
    const { personId, dutyId } = await officerWithPlan();
    const { personId: successorId } = await plantOfficer(server.database, upazila);
    const preview = await server.call(
      dutyCalls.openWork,
      { params: { dutyId } },
      { token: zonal.token },
    );
    expect(preview.body).toEqual({ planRows: 2, begunVisits: 0, draftPlans: 0, sessions: 0 });
    const body = { lastDay: "2026-11-15", handOver: { to: "SUCCESSOR" as const, successorId } };
    const answer = await server.call(
      dutyCalls.release,
      { params: { dutyId }, body },
      { token: zonal.token },
    );
    expect(answer.body).toEqual({ movedRows: 2, keptRows: 0, movedVisits: 0, affectedSessions: 0 });
    const rows = await server.database.query<{ person_id: string; count: number }>(
      "select person_id, count(*)::int from officer_plan p join plan_row r on r.officer_plan_id = p.id where person_id = any($1) group by 1 order by 2",
      [[personId, successorId]],
    );
    expect(rows).toEqual([
      { person_id: String(personId), count: 1 },
      { person_id: String(successorId), count: 2 },
    ]);
    const [duty] = await server.database.query(
      "select kind, valid_to::text from duty where id = $1",
      [dutyId],
    );
    expect(duty).toEqual({ kind: "INACTIVE", valid_to: "2026-11-15" });
    expect(
      (await server.call(dutyCalls.release, { params: { dutyId }, body }, { token: zonal.token }))
        .error.code,
    ).toBe(4004);
  });

  it("leaves the work with the person when asked to", async () => {
    const { dutyId } = await officerWithPlan();
    const body = { lastDay: "2026-11-15", handOver: { to: "KEEP" as const } };
    const answer = await server.call(
      dutyCalls.release,
      { params: { dutyId }, body },
      { token: zonal.token },
    );
    expect(answer.body).toEqual({ movedRows: 0, keptRows: 2, movedVisits: 0, affectedSessions: 0 });
  });

  it("refuses a successor without a duty there, an end before the beginning, no choice, and one's own duty", async () => {
    const { dutyId } = await officerWithPlan();
    const [elsewhere] = await server.database.query<{ path: string }>(
      "select path from location where type = 'UPAZILLA' and path like '/188/%' order by id desc limit 1",
    );
    const { personId: successorId } = await plantOfficer(server.database, elsewhere?.path ?? "");
    const release = (body: object) =>
      server.call(
        dutyCalls.release,
        { params: { dutyId }, body: body as never },
        { token: zonal.token },
      );
    expect(
      (await release({ lastDay: "2026-11-15", handOver: { to: "SUCCESSOR", successorId } })).error
        .code,
    ).toBe(4006);
    expect((await release({ lastDay: "2020-01-01", handOver: { to: "KEEP" } })).error.code).toBe(
      4007,
    );
    expect((await release({ lastDay: "2026-11-15" })).error.fields?.[0]?.path).toBe("handOver");
    const own = await server.call(
      dutyCalls.release,
      {
        params: { dutyId: zonal.dutyId },
        body: { lastDay: "2026-11-15", handOver: { to: "KEEP" } },
      },
      { token: zonal.token },
    );
    expect(own.error.code).toBe(4005);
  });

  it("ends the released duty's token at once", async () => {
    const someone = await asDuty(server, {
      permissions: ["VIEW_OFFICER_DETAIL"],
      level: "UPAZILLA",
      path: upazila,
    });
    const list = () => server.call(officerCalls.list, {}, { token: someone.token });
    expect((await list()).status).toBe(200);
    const body = { lastDay: "2026-11-15", handOver: { to: "KEEP" as const } };
    const answer = await server.call(
      dutyCalls.release,
      { params: { dutyId: someone.dutyId }, body },
      { token: zonal.token },
    );
    expect(answer.body.affectedSessions).toBe(1);
    await expect.poll(async () => (await list()).status, { timeout: 1000 }).toBe(480);
  });
});

it("moves an officer: the old primary becomes past the day before, the new one begins", async () => {
  const { personId, dutyId } = await plantOfficer(server.database, upazila);
  const body = {
    workstationType: "OFFICE" as const,
    workstationId: await plantOffice(server.database, district),
    roleId: await roleId("ACADEMIC_SUPERVISOR"),
    validFrom: "2026-12-01",
    handOver: { to: "KEEP" as const },
  };
  const answer = await server.call(
    dutyCalls.changePrimary,
    { params: { officerId: personId }, body },
    { token: zonal.token },
  );
  expect(answer.status).toBe(200);
  const rows = await server.database.query(
    "select id::int, kind, valid_from::text, valid_to::text from duty where person_id = $1 order by id",
    [personId],
  );
  expect(rows).toEqual([
    { id: dutyId, kind: "INACTIVE", valid_from: "2024-01-01", valid_to: "2026-11-30" },
    { id: answer.body.dutyId, kind: "PRIMARY", valid_from: "2026-12-01", valid_to: null },
  ]);
});
