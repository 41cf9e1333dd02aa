import { type CompiledForm, compileForm } from "@shikkha/contract/forms/compile-form.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { findFormVersion } from "../forms/forms.lookup.ts";

const MOST_KEPT = 50;

/** A version never changes, and a survey is answered by thousands on the same one. */
const kept = new Map<number, CompiledForm>();

export async function getCompiled(db: Database, versionId: number): Promise<CompiledForm> {
  const known = kept.get(versionId);
  if (known) return known;
  const version = await findFormVersion(db, versionId);
  if (!version) throw new AppError(ERRORS.notFound);
  const form = compileForm(readTree(version.questions).tree);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(versionId, form);
  return form;
}
