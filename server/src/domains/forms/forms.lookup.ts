import type { MonitoringFormType, PublishedForm } from "@shikkha/contract/forms/form.ts";
import type { Database } from "../../platform/db/database.ts";
import { findVersion, type VersionWithQuestions } from "./form-versions.reads.ts";
import { findPublished } from "./forms.reads.ts";

export { compilePattern } from "./compile-pattern.ts";

/** The form a kind of monitoring is filled in on today; undefined while it is put away or was never published. */
export async function findPublishedForm(
  db: Database,
  formType: MonitoringFormType,
): Promise<PublishedForm | undefined> {
  const form = await findPublished(db, { formType });
  return form && form.status === "ACTIVE" && form.versionId !== null ? form : undefined;
}

/** A published version, which never changes: what an answer was given on. */
export function findFormVersion(
  db: Database,
  versionId: number,
): Promise<VersionWithQuestions | undefined> {
  return findVersion(db, { id: versionId });
}

/** The version a new survey is made from; undefined where the form is put away, unpublished or the monitoring's own. */
export async function findSurveyTemplate(
  db: Database,
  formId: number,
): Promise<{ readonly versionId: number } | undefined> {
  const form = await findPublished(db, { id: formId });
  const isUsable = form?.status === "ACTIVE" && form.formType === "DYNAMIC";
  return isUsable && form.versionId !== null ? { versionId: form.versionId } : undefined;
}
