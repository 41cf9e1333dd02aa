import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "../db/database.ts";
import { openPool } from "../db/pool.ts";
import { plantAuditEntries } from "../../../test/audit-entries.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { verifyChain } from "./verify-chain.ts";
import { sql } from "kysely";

/** The long form is a run of its own: AUDIT_EDITS=10000. */
const ROUNDS = Number(process.env["AUDIT_EDITS"] ?? 100);
const ENTRIES = 150;

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(openPool({ url: database.url, size: 1 }));
  await plantAuditEntries(database, ENTRIES);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A deed, and the row that must be named for it. */
interface Deed {
  readonly what: string;
  readonly statement: string;
  readonly seq: number;
}

const VALUES = [
  "person_id = person_id + 1",
  "action = 'other'",
  "target_id = '0' || target_id",
  "path = '/189/'",
  "before = before || '{\"value\": -1}'",
  "after = null",
  "at = at + interval '1 microsecond'",
  "hash = md5(hash) || md5(hash)",
  "previous_hash = md5(previous_hash) || md5(previous_hash)",
];
const COPY = "at, action, action_type, previous_hash, hash";

function someDeed(first: number, last: number): Deed {
  const between = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1));
  const seq = between(first, last - 1);
  const other = between(seq + 1, last);
  const value = VALUES[between(0, VALUES.length - 1)];
  const deeds: readonly Deed[] = [
    { what: "edit", statement: `update audit_entry set ${value} where seq = ${seq}`, seq },
    { what: "deletion", statement: `delete from audit_entry where seq = ${seq}`, seq },
    { what: "cut", statement: `delete from audit_entry where seq >= ${seq}`, seq },
    {
      what: "gap",
      statement: `delete from audit_entry where seq between ${seq} and ${other}`,
      seq,
    },
    {
      what: "swap",
      statement: `update audit_entry set seq = case seq when ${seq} then ${other} else ${seq} end where seq in (${seq}, ${other})`,
      seq,
    },
    {
      what: "insertion of a copy",
      statement: `insert into audit_entry (seq, ${COPY}) select ${seq}, at + interval '1 s', action, action_type, previous_hash, hash from audit_entry where seq = ${other}`,
      seq,
    },
    {
      what: "a forged row at the end",
      statement: `insert into audit_entry (seq, ${COPY}) select seq + 1, at, action, action_type, hash, hash from audit_entry where seq = ${last};
        update audit_entry e set hash = audit_hash(e) where seq = ${last + 1}`,
      seq: last + 1,
    },
  ];
  return deeds[between(0, deeds.length - 1)] as Deed;
}

class Undo extends Error {}

it(
  `finds ${ROUNDS} random edits, deletions, cuts, swaps and insertions, and names the row`,
  { timeout: 60_000 + ROUNDS * 100 },
  async () => {
    const { rows } = await sql<{ first: number; last: number }>`
    select min(seq) as first, max(seq) as last from audit_entry`.execute(db);
    const [{ first, last } = { first: 1, last: 1 }] = rows;
    const missed: object[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const deed = someDeed(first, last);
      await db
        .transaction()
        .execute(async (tx) => {
          await sql.raw(deed.statement).execute(tx);
          const state = await verifyChain(tx);
          if (state.intact || state.seq !== deed.seq) missed.push({ ...deed, state });
          throw new Undo();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undo)) throw error;
        });
    }
    expect(missed).toEqual([]);
    expect(await verifyChain(db)).toEqual({ intact: true, entries: last });
  },
);
