import { randomUUID } from "node:crypto";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SomeoneOnDuty } from "../../../test/as-duty.ts";
import { plantPlace, type PlanningPlace } from "../../../test/planning.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { asVisitor, reportOf, visitor } from "../../../test/visits.ts";

const TODAY = "2026-11-15";
let server: TestServer;
let here: PlanningPlace;
let officer: SomeoneOnDuty;
let instituteId: number;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => new Date(`${TODAY}T06:00:00Z`) });
  here = await plantPlace(server, 2);
  instituteId = here.institutes[0] ?? 0;
});
afterAll(() => server.stop());
beforeEach(async () => {
  officer = await asVisitor(server, here.path);
});

/** Begun and half written, as a device leaves it. */
async function begun(): Promise<string> {
  const clientId = randomUUID();
  const me = visitor(server, officer);
  await me.start({ clientId, instituteId });
  await me.save({ clientId, version: 1, answers: { 1: "লেখা" }, progress: 40 });
  return clientId;
}

const draftsOf = async (someone: SomeoneOnDuty) =>
  (await visitor(server, someone).week(TODAY, TODAY)).body.drafts;

describe("a visit begun on another device", () => {
  it("is seen in the week with its place, progress and answers", async () => {
    const clientId = await begun();
    const drafts = await draftsOf(officer);
    expect(drafts).toHaveLength(1);
    expect(drafts[0]).toMatchObject({ clientId, kind: "general", progress: 40, version: 2 });
    expect(drafts[0]?.place.instituteId).toBe(instituteId);
    expect(drafts[0]?.answers).toEqual({ 1: "লেখা" });
  });

  it("is gone after it was discarded; the audit says what it was", async () => {
    const clientId = await begun();
    const answer = await visitor(server, officer).discard(clientId);
    expect(answer.body).toEqual({ clientId });
    expect(await draftsOf(officer)).toEqual([]);
    const [entry] = await server.database.query<{ before: object }>(
      "select before from audit_entry where action = 'visits.discard' and target_id = $1",
      [clientId],
    );
    expect(entry?.before).toMatchObject({ instituteId, progress: 40, version: 2 });
    expect((await visitor(server, officer).discard(clientId)).status).toBe(404);
  });

  it("cannot be discarded by a colleague, nor as another kind of visit, nor with a name that is no id", async () => {
    const clientId = await begun();
    const colleague = await asVisitor(server, here.path);
    expect((await visitor(server, colleague).discard(clientId)).status).toBe(404);
    expect((await visitor(server, officer, "classroom").discard(clientId)).status).toBe(404);
    const wrong = await visitor(server, officer).discard("x");
    expect(wrong.error.fields?.map(({ path }) => path)).toEqual(["clientId"]);
    expect(await draftsOf(officer)).toHaveLength(1);
  });

  it("is taken over by whoever saves next; the first device is told", async () => {
    const clientId = await begun();
    const me = visitor(server, officer);
    const second = await me.save({ clientId, version: 2, answers: { 1: "নতুন" }, progress: 50 });
    expect(second.body.version).toBe(3);
    const first = await me.save({ clientId, version: 2, answers: { 1: "পুরোনো" }, progress: 45 });
    expect(first.error.code).toBe(ERRORS.stale.code);
    expect((await draftsOf(officer))[0]?.answers).toEqual({ 1: "নতুন" });
  });

  it("can still be handed in by the device that holds it, though its copy was discarded", async () => {
    const clientId = await begun();
    await visitor(server, officer).discard(clientId);
    const report = await reportOf(server, { instituteId }, { clientId });
    expect((await visitor(server, officer).submit(report)).status).toBe(200);
  });
});
