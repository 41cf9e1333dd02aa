import { createHash } from "node:crypto";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { IMPORT_ERRORS } from "@shikkha/contract/institute-import.ts";
import type { UploadedFile } from "@shikkha/contract/kernel/call.ts";
import type { Write } from "../../../platform/audit/audited.ts";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { checkForm, checkPlaces, type Fault, type ImportRow } from "./check-rows.ts";
import { readRegister } from "./import.reads.ts";
import { storeRows } from "./import.writes.ts";
import { readSheet } from "./read-sheet.ts";

export interface CheckedFile {
  readonly total: number;
  readonly rows: readonly ImportRow[];
  readonly faults: readonly Fault[];
  readonly added: number;
  readonly changed: number;
}

/** Everything that is wrong with the file, at once, and what it would do if nothing were. */
export async function checkFile(
  scope: Scope,
  db: Database,
  file: UploadedFile,
): Promise<CheckedFile> {
  const sheet = await readSheet(file.content);
  const { rows, faults } = checkForm(sheet);
  const register = await readRegister(db, rows);
  const all = [...faults, ...checkPlaces(rows, register, scope)].toSorted(
    (a, b) => a.line - b.line,
  );
  const good = rows.flatMap(({ row }) => row ?? []);
  const changed = good.filter(({ eiin }) => register.institutePaths.has(eiin)).length;
  return {
    total: Math.max(0, sheet.length - 1),
    rows: good,
    faults: all,
    changed,
    added: good.length - changed,
  };
}

/** The whole file or nothing of it. */
export async function storeFile(
  { tx, record }: Write,
  scope: Scope,
  file: UploadedFile,
): Promise<{ added: number; changed: number }> {
  const { rows, faults, added, changed } = await checkFile(scope, tx, file);
  if (faults.length > 0)
    throw new AppError(IMPORT_ERRORS.faulty, { blanks: { count: faults.length } });
  await storeRows(tx, rows);
  const sha256 = createHash("sha256").update(file.content).digest("hex");
  record({
    target: { kind: "institutes", id: sha256.slice(0, 16) },
    after: { file: file.name, sha256, added, changed },
  });
  return { added, changed };
}
