import { sql } from "kysely";
import type { Tree } from "@shikkha/contract/forms/question.ts";
import { wireTree } from "@shikkha/contract/forms/wire-tree.ts";
import type { FormStatus } from "@shikkha/contract/forms/form.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { countsOf } from "./forms.rules.ts";
import { treeHash } from "./tree-hash.ts";

export interface DraftContent {
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly tree: Tree;
}

function columnsOf({ nameBangla, nameEnglish, tree }: DraftContent, personId: number) {
  const { questions, sections } = countsOf(tree);
  return {
    name_bn: nameBangla,
    name_en: nameEnglish,
    draft: JSON.stringify(wireTree(tree)),
    draft_hash: treeHash(tree),
    question_count: questions,
    section_count: sections,
    changed_by: personId,
  };
}

export async function insertForm(
  tx: Transaction,
  content: DraftContent,
  personId: number,
): Promise<number> {
  const { id } = await tx
    .insertInto("form")
    .values(columnsOf(content, personId))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Undefined when someone else saved since the given version. */
export async function updateDraft(
  tx: Transaction,
  id: number,
  version: number,
  content: DraftContent,
  personId: number,
): Promise<{ version: number; changedAt: string } | undefined> {
  const row = await tx
    .updateTable("form")
    .set({
      ...columnsOf(content, personId),
      changed_at: sql`now()`,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning(["version", "changed_at"])
    .executeTakeFirst();
  return row && { version: row.version, changedAt: row.changed_at.toISOString() };
}

/** Whoever publishes, puts away or deletes a form waits for the others. */
export async function lockForm(tx: Transaction, id: number): Promise<void> {
  await tx.selectFrom("form").select("id").where("id", "=", id).forUpdate().execute();
}

/** The version with these questions: the one there is, or a new one after the highest number. */
export async function keepVersion(
  tx: Transaction,
  formId: number,
  tree: Tree,
  personId: number,
): Promise<{ id: number; number: number; isNew: boolean }> {
  const hash = treeHash(tree);
  const known = await tx
    .selectFrom("form_version")
    .select(["id", "number"])
    .where("form_id", "=", formId)
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (known) return { ...known, isNew: false };
  const made = await tx
    .insertInto("form_version")
    .values({
      form_id: formId,
      hash,
      tree: JSON.stringify(wireTree(tree)),
      question_count: countsOf(tree).questions,
      published_by: personId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from form_version where form_id = ${formId})`,
    })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  return { ...made, isNew: true };
}

export async function setCurrentVersion(
  tx: Transaction,
  formId: number,
  versionId: number,
): Promise<void> {
  await tx
    .updateTable("form")
    .set({ current_version_id: versionId })
    .where("id", "=", formId)
    .execute();
}

export async function updateStatus(tx: Transaction, id: number, status: FormStatus): Promise<void> {
  await tx.updateTable("form").set({ status }).where("id", "=", id).execute();
}

export async function deleteForm(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom("form").where("id", "=", id).execute();
}
