import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { plantAuditEntries } from "../../../test/audit-entries.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { verifyChain } from "./verify-chain.ts";

const ENTRIES = 40;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values?: unknown[]) =>
  server.database.query<Record<string, string>>(text, values);
const verify = () => verifyChain(server.running.platform.db);

beforeEach(async () => {
  await query("truncate audit_entry");
  await query("update audit_head set seq = 0, hash = repeat('0', 64)");
  await plantAuditEntries(server.database, ENTRIES);
});

it("finds an untouched chain intact", async () => {
  expect(await verify()).toEqual({ intact: true, entries: ENTRIES });
});

describe("names the row that was", () => {
  const edits: readonly [string, string][] = [
    ["person_id", "person_id + 1"],
    ["action", "'other'"],
    ["action_type", "'DELETE'"],
    ["target_id", "'other'"],
    ["path", "'/189/'"],
    ["before", "jsonb_build_object('value', -1)"],
    ["after", "null"],
    ["address", "'198.51.100.7'"],
    ["request_id", "null"],
    ["at", "at + interval '1 microsecond'"],
    ["hash", "repeat('a', 64)"],
    ["previous_hash", "repeat('a', 64)"],
  ];
  it.each(edits)("edited in %s", async (column, value) => {
    const seq = 1 + Math.floor(Math.random() * ENTRIES);
    await query(`update audit_entry set ${column} = ${value} where seq = $1`, [seq]);
    expect(await verify()).toMatchObject({ intact: false, seq });
  });

  it("edited and given a fitting hash of its own", async () => {
    await query("update audit_entry e set action = 'other' where seq = 7");
    await query("update audit_entry e set hash = audit_hash(e) where seq = 7");
    expect(await verify()).toMatchObject({ intact: false, seq: 8 });
  });

  it.each([20, 1, ENTRIES])("removed, row %i", async (seq) => {
    await query("delete from audit_entry where seq = $1", [seq]);
    expect(await verify()).toMatchObject({ intact: false, seq });
  });

  it("cut off with everything after it", async () => {
    await query("delete from audit_entry where seq > 19");
    expect(await verify()).toMatchObject({ intact: false, seq: 20 });
  });

  it("swapped with another", async () => {
    await query(
      "update audit_entry set seq = case seq when 5 then 9 else 5 end where seq in (5, 9)",
    );
    expect(await verify()).toMatchObject({ intact: false, seq: 5 });
  });

  it("inserted twice", async () => {
    await query(
      "insert into audit_entry select * from (select (e).* from audit_entry e where seq = 12) x on conflict do nothing",
    );
    await query(
      "insert into audit_entry (seq, at, action, action_type, previous_hash, hash) select seq, at + interval '1 s', action, action_type, previous_hash, hash from audit_entry where seq = 12",
    );
    expect(await verify()).toMatchObject({ intact: false, seq: 12 });
  });
});

describe("the application's database role", () => {
  const asApp = (text: string) =>
    server.running.platform.db.executeQuery({
      sql: text,
      parameters: [],
      query: { kind: "RawNode" } as never,
      queryId: { queryId: "t" },
    });

  it.each([
    ["change an entry", "update audit_entry set action = 'x'"],
    ["remove an entry", "delete from audit_entry"],
    ["remove from a partition", "delete from audit_entry_2026"],
    ["empty the log", "truncate audit_entry"],
    [
      "write an entry with its own hash",
      "insert into audit_entry (seq, at, action, action_type, previous_hash, hash) values (1, now(), 'x', 'x', 'x', 'x')",
    ],
    ["move the head", "update audit_head set seq = 0"],
    ["choose the time of an entry", "select append_audit_at('[]')"],
    ["change the schema", "create table mine (id int)"],
    ["drop a table", "drop table person"],
    ["take the table", "alter table audit_entry owner to shikkha_app"],
    ["note a seed", "delete from seed_run"],
  ])("cannot %s", async (_what, statement) => {
    await expect(asApp(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it("appends through the one function, which sets time and link", async () => {
    await asApp(
      `select append_audit('[{"action":"x","action_type":"UPDATE","at":"2001-01-01","seq":1,"hash":"x"}]')`,
    );
    const [row] = await query(
      "select seq, at > now() - interval '1 minute' as recent from audit_entry order by seq desc limit 1",
    );
    expect(row).toEqual({ seq: String(ENTRIES + 1), recent: true });
    expect(await verify()).toEqual({ intact: true, entries: ENTRIES + 1 });
  });
});
