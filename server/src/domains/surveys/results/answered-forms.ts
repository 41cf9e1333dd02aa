import type { CompiledForm } from "@shikkha/contract/forms/compile-form.ts";
import type { Database } from "../../../platform/db/database.ts";
import { getCompiled } from "../compiled-version.ts";
import { listAnsweredVersions } from "./answers.reads.ts";

export interface AnsweredForm {
  readonly versionId: number;
  readonly number: number;
  readonly form: CompiledForm;
}

/** Every version a survey was answered on and the one it holds now, the newest first. */
export async function loadAnsweredForms(db: Database, surveyId: number): Promise<AnsweredForm[]> {
  const versions = await listAnsweredVersions(db, surveyId);
  return Promise.all(
    versions.map(async ({ id, number }) => ({
      versionId: id,
      number,
      form: await getCompiled(db, id),
    })),
  );
}
