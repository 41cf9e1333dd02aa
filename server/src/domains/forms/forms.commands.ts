import { readCheckedJson, readCheckedTree } from "@shikkha/contract/forms/check-tree.ts";
import type { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import { FORM_ERRORS, type FormDraft, type FormSummary } from "@shikkha/contract/forms/form.ts";
import { checkForPublishing } from "@shikkha/contract/forms/publish-check.ts";
import type { Tree } from "@shikkha/contract/forms/question.ts";
import type { ReadTree } from "@shikkha/contract/forms/read-tree.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { compilePattern } from "./compile-pattern.ts";
import { findDraft, findForm } from "./forms.reads.ts";
import { publishFields } from "./forms.rules.ts";
import * as writes from "./forms.writes.ts";

type Create = InputOf<typeof formCalls.create>["body"];
type Save = InputOf<typeof formCalls.saveDraft>;
type Copy = InputOf<typeof formCalls.copy>;
type Publish = InputOf<typeof formCalls.publish>;
type SetStatus = InputOf<typeof formCalls.setStatus>;

const target = (id: number) => ({ kind: "form", id });

export async function createForm(
  { tx, record }: Write,
  body: Create,
  personId: number,
): Promise<FormDraft> {
  const { formJson = "[]", ...titles } = body;
  const tree = soundTree(readCheckedJson(formJson, compilePattern));
  const id = await writes.insertForm(tx, { ...titles, tree }, personId);
  record({ target: target(id), after: titles });
  return getDraft(tx, id);
}

export async function copyForm(
  { tx, record }: Write,
  { params, body }: Copy,
  personId: number,
): Promise<FormDraft> {
  const source = await getDraft(tx, params.id);
  const id = await writes.insertForm(tx, { ...body, tree: treeOf(source) }, personId);
  record({ target: target(id), after: { ...body, copyOf: source.id } });
  return getDraft(tx, id);
}

/** Keeps titles and questions, if nobody else did since the author's version. */
export async function saveDraft({ tx, record }: Write, { params, body }: Save, personId: number) {
  const { version, formJson, ...titles } = body;
  const before = await getForm(tx, params.id);
  const tree = soundTree(readCheckedJson(formJson, compilePattern));
  const saved = await writes.updateDraft(tx, params.id, version, { ...titles, tree }, personId);
  if (!saved) throw await changedByOther(tx, params.id);
  // A form is saved many times an hour: the trail keeps what it is called and how much it asks, not every letter.
  const facts = ({ nameBangla, nameEnglish, questionCount }: FormSummary) => ({
    nameBangla,
    nameEnglish,
    questionCount,
  });
  record({
    target: target(params.id),
    before: facts(before),
    after: { ...facts(await getForm(tx, params.id)), version: saved.version },
  });
  return { id: params.id, ...saved };
}

/** Freezes the draft. The same questions make no second version: publishing an older state takes its version up again. */
export async function publishForm(
  { tx, record }: Write,
  { params, body }: Publish,
  personId: number,
): Promise<FormSummary> {
  await writes.lockForm(tx, params.id);
  const draft = await getDraft(tx, params.id);
  if (draft.version !== body.version) throw await changedByOther(tx, params.id);
  const tree = treeOf(draft);
  const fields = publishFields(checkForPublishing(tree));
  if (fields.length > 0)
    throw new AppError(FORM_ERRORS.notReady, { blanks: { count: fields.length }, fields });
  const version = await writes.keepVersion(tx, params.id, tree, personId);
  await writes.setCurrentVersion(tx, params.id, version.id);
  record({
    target: target(params.id),
    before: { versionNumber: draft.versionNumber, hash: draft.hash },
    after: { versionNumber: version.number, isNew: version.isNew },
  });
  return getForm(tx, params.id);
}

export async function setFormStatus(
  { tx, record }: Write,
  { params, body }: SetStatus,
): Promise<FormSummary> {
  await writes.lockForm(tx, params.id);
  const { status } = await getForm(tx, params.id);
  await writes.updateStatus(tx, params.id, body.status);
  record({ target: target(params.id), before: { status }, after: { status: body.status } });
  return getForm(tx, params.id);
}

/** Goes with its versions, unless something was filled in on one of them: the database itself then refuses. */
export async function removeForm({ tx, record }: Write, id: number): Promise<FormSummary> {
  const form = await getForm(tx, id);
  if (form.formType !== "DYNAMIC") throw new AppError(FORM_ERRORS.monitoringForm);
  try {
    await writes.deleteForm(tx, id);
  } catch (cause) {
    if ((cause as { code?: string }).code === FOREIGN_KEY_VIOLATION)
      throw new AppError(FORM_ERRORS.inUse, { cause });
    throw cause;
  }
  record({ target: target(id), before: form });
  return form;
}

const FOREIGN_KEY_VIOLATION = "23503";

/** The tree of what was sent; every fault at once where there is one. */
function soundTree({ tree, faults }: ReadTree): Tree {
  if (faults.length === 0) return tree;
  const fields = faults.slice(0, 100).map(({ path, message }) => ({ path, message }));
  throw new AppError(FORM_ERRORS.faulty, { blanks: { count: faults.length }, fields });
}

/** What is stored was checked when it came in. */
function treeOf({ questions }: Pick<FormDraft, "questions">): Tree {
  return soundTree(readCheckedTree(questions, compilePattern));
}

async function changedByOther(db: Database, id: number): Promise<AppError> {
  const { changedBy } = await getForm(db, id);
  return changedBy
    ? new AppError(FORM_ERRORS.changedByOther, { blanks: changedBy })
    : new AppError(ERRORS.stale);
}

export async function getForm(db: Database, id: number): Promise<FormSummary> {
  return found(await findForm(db, id));
}

export async function getDraft(db: Database, id: number): Promise<FormDraft> {
  return found(await findDraft(db, id));
}

export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError(ERRORS.notFound);
  return row;
}
