import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditCalls } from "@shikkha/contract/audit.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { writeDigest } from "./audit-digest.ts";

let server: TestServer;
let token: string;
let personId: number;
beforeAll(async () => {
  server = await startTestServer();
  ({ token, personId } = await asDuty(server, { permissions: ["MANAGE_AUDIT"] }));
  await server.database.query("select append_audit_at($1)", [
    JSON.stringify([
      {
        at: "2026-03-31T17:59:59Z",
        action: "auth.signIn",
        action_type: "SIGN_IN",
        path: "/188/",
        person_id: personId,
      },
      {
        at: "2026-03-31T18:00:00Z",
        action: "guests.create",
        action_type: "CREATE",
        path: "/188/",
        after: { username: "=cmd|calc" },
      },
      { at: "2026-04-02T17:59:59Z", action: "long.gone", action_type: "DELETE", path: "/181/" },
    ]),
  ]);
});
afterAll(() => server.stop());

const list = async (query: object) =>
  (await server.call(auditCalls.actionLogs, { query }, { token })).body.items;

describe("the log", () => {
  it("is filtered by day in Dhaka, type, place and person, newest first", async () => {
    expect(
      (await list({ fromDate: "2026-04-01", toDate: "2026-04-02" })).map(({ action }) => action),
    ).toEqual(["long.gone", "guests.create"]);
    expect((await list({ toDate: "২০২৬-০৩-৩১" })).map(({ action }) => action)).toEqual([
      "auth.signIn",
    ]);
    expect((await list({ actionType: "DELETE" })).map(({ action }) => action)).toEqual([
      "long.gone",
    ]);
    expect((await list({ zone: 181 })).map(({ action }) => action)).toEqual(["long.gone"]);
    expect(
      (await list({ officerId: personId })).map(({ officerNameEnglish }) => officerNameEnglish),
    ).toEqual(["Someone"]);
  });

  it("names actions in both languages, and one that no longer exists by its key", async () => {
    const [gone, created] = await list({ fromDate: "2026-04-01" });
    expect(created).toMatchObject({
      actionNameBangla: "অতিথি ব্যবহারকারী নিবন্ধন",
      actionNameEnglish: "Registered guest user",
    });
    expect(gone).toMatchObject({ actionNameBangla: "long.gone" });
  });

  it("refuses an end before the beginning", async () => {
    const answer = await server.call(
      auditCalls.actionLogs,
      { query: { fromDate: "2026-04-02", toDate: "2026-04-01" } },
      { token },
    );
    expect(answer.error.fields?.map(({ path }) => path)).toEqual(["toDate"]);
  });
});

it("comes as a CSV file in the reader's language, with no live formula, and the download is audited", async () => {
  const answer = await server.call(
    auditCalls.download,
    { params: { format: "CSV" }, query: { toDate: "2026-04-02" } },
    { token, language: "bn" },
  );
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="audit_log.csv"');
  const rows = parse<Record<string, string>>(answer.text, { bom: true, columns: true });
  expect(rows.map((row) => row["কাজ"])).toEqual(["long.gone", "অতিথি ব্যবহারকারী নিবন্ধন", "লগইন"]);
  expect(rows.map((row) => row["পরে"])).toEqual(["", "ব্যবহারকারী: =cmd|calc", ""]);
  expect(rows.map((row) => row["ধরন"])).toEqual(["মুছে ফেলা", "তৈরি", "লগইন"]);
  for (const value of rows.flatMap((row) => Object.values(row)))
    expect(value).not.toMatch(/^[=+@]/);
  const [entry] = await list({ actionType: "DOWNLOAD" });
  expect(entry).toMatchObject({
    action: "audit.download",
    officerId: personId,
    after: { format: "csv", toDate: "2026-04-02" },
  });
});

describe("the chain", () => {
  const verify = async () => (await server.call(auditCalls.verifyChain, {}, { token })).body;

  it("says when it was last found intact", async () => {
    expect((await server.call(auditCalls.chain, {}, { token })).body.lastCheck).toBeNull();
    const checked = await verify();
    expect(checked.lastCheck).toMatchObject({ intact: true, brokenEntry: null });
    expect((await server.call(auditCalls.chain, {}, { token })).body.lastCheck).toEqual(
      checked.lastCheck,
    );
  });

  it("names a row edited by hand", async () => {
    await server.database.query("update audit_entry set action_type = 'CREATE' where seq = 3");
    expect((await verify()).lastCheck).toMatchObject({
      intact: false,
      brokenEntry: 3,
      fault: "the row's content was changed",
    });
    await server.database.query("update audit_entry set action_type = 'DELETE' where seq = 3");
    expect((await verify()).lastCheck).toMatchObject({ intact: true });
  });

  it("finds a chain rewritten from a row on, hashes and all, by the digest outside the database", async () => {
    const { db, files, keys } = server.running.platform;
    await writeDigest(db, files, keys, "2026-11-15");
    expect((await verify()).lastCheck).toMatchObject({ intact: true });
    await server.database.query(`do $$
      declare e audit_entry; last text := (select hash from audit_entry where seq = 1);
      begin
        for e in select * from audit_entry where seq > 1 order by seq loop
          if e.seq = 2 then e.action := 'forged'; end if;
          e.previous_hash := last; e.hash := audit_hash(e); last := e.hash;
          update audit_entry set action = e.action, previous_hash = e.previous_hash, hash = e.hash where seq = e.seq;
        end loop;
        update audit_head set hash = last;
      end $$`);
    const { lastCheck } = await verify();
    expect(lastCheck?.intact).toBe(false);
    expect(lastCheck?.fault).toBe("the chain does not fit the digest of 2026-11-15");
  });

  it("takes no digest that someone else signed", async () => {
    const { files } = server.running.platform;
    await files.put(
      "audit-digests/2026-11-14.json",
      Buffer.from('{"digest":"{}","signature":"AAAA"}'),
    );
    expect((await verify()).lastCheck?.fault).toBe(
      "the digest audit-digests/2026-11-14.json is not genuine",
    );
  });
});
