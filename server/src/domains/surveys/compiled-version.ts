import { type CompiledForm, compileForm } from "@shikkha/contract/forms/compile-form.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { findFormVersion } from "../forms/forms.lookup.ts";

const MOST_KEPT = 50;

/** A version never changes, and a survey is answered by thousands on the same one. Each database numbers its own. */
const keptOf = new WeakMap<Database, Map<number, CompiledForm>>();

/** A write reads in its own transaction: with a second connection each, writes could wait for one another without end. */
export async function getCompiled(
  db: Database,
  versionId: number,
  reader: Database = db,
): Promise<CompiledForm> {
  const kept = keptOf.get(db) ?? new Map<number, CompiledForm>();
  keptOf.set(db, kept);
  const known = kept.get(versionId);
  if (known) return known;
  const version = await findFormVersion(reader, versionId);
  if (!version) throw new AppError(ERRORS.notFound);
  const form = compileForm(readTree(version.questions).tree);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(versionId, form);
  return form;
}
