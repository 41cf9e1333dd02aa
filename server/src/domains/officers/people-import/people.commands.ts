import { createHash } from "node:crypto";
import { IMPORT_PEOPLE_ACTION, type PersonLine } from "@shikkha/contract/officers/people-file.ts";
import { audited } from "../../../platform/audit/audited.ts";
import type { Database } from "../../../platform/db/database.ts";
import { insertPeople } from "./people.writes.ts";
import { type Known, readKnown } from "./people.reads.ts";
import { type Fault, readPeople, type ReadLine } from "./read-people.ts";

export interface CheckedPeople {
  readonly added: readonly PersonLine[];
  /** In the product already, under the same user name: left as they are, so that a longer file can follow a shorter one. */
  readonly known: number;
  readonly faults: readonly Fault[];
}

export async function checkPeople(db: Database, content: Uint8Array): Promise<CheckedPeople> {
  const { lines, faults } = readPeople(content);
  const known = await readKnown(db);
  const news = lines.filter(({ person }) => !known.usernames.has(person.username.toLowerCase()));
  const all = [...faults, ...news.flatMap((line) => faultsOf(line, known))];
  return {
    added: news.map(({ person }) => person),
    known: lines.length - news.length,
    faults: all.toSorted((a, b) => a.line - b.line),
  };
}

function faultsOf({ line, person }: ReadLine, known: Known): Fault[] {
  const unknown = "There is no such one";
  const checks: [string, boolean, string][] = [
    ["designation", known.designations.has(person.designation), unknown],
    ["role", known.roles.has(person.role), unknown],
    ["office", person.office === undefined || known.offices.has(person.office), unknown],
    ["eiin", person.eiin === undefined || known.eiins.has(person.eiin), unknown],
    [
      "pdsNumber",
      person.pdsNumber === undefined || !known.pdsNumbers.has(person.pdsNumber),
      "Someone else has it",
    ],
  ];
  return checks
    .filter(([, isFine]) => !isFine)
    .map(([column, , reason]) => ({ line, column, reason }));
}

/** The whole file, which has no faults, or nothing of it. */
export async function storePeople(
  db: Database,
  content: Uint8Array,
  people: readonly PersonLine[],
): Promise<void> {
  const source = { action: IMPORT_PEOPLE_ACTION, actor: undefined, address: "", requestId: "" };
  const sha256 = createHash("sha256").update(content).digest("hex");
  await audited(db, source, async ({ tx, record }) => {
    await insertPeople(tx, people);
    record({
      target: { kind: "person", id: sha256.slice(0, 16) },
      after: { sha256, added: people.length },
    });
  });
}
