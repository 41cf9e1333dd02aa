import type { FormStatus, FormType } from "@shikkha/contract/forms/form.ts";
import type { Tree } from "@shikkha/contract/forms/question.ts";
import { wireTree } from "@shikkha/contract/forms/wire-tree.ts";
import { countsOf } from "../src/domains/forms/forms.rules.ts";
import { treeHash } from "../src/domains/forms/tree-hash.ts";
import type { SeedDatabase } from "./seed-database.ts";

export interface PlantedForm {
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly formType?: FormType;
  readonly status?: FormStatus;
  readonly draft: Tree;
  /** What was published, the oldest first. */
  readonly published: readonly { readonly tree: Tree; readonly at: string }[];
  readonly changedAt: string;
  readonly personId?: number | null;
}

/** A form with its versions, as if its author had saved and published it. */
export async function plantForm(db: Pick<SeedDatabase, "query">, form: PlantedForm): Promise<void> {
  const { questions, sections } = countsOf(form.draft);
  const author = form.personId ?? null;
  const [row] = await db.query<{ id: string }>(
    `insert into form (name_bn, name_en, type, status, draft, draft_hash, question_count, section_count, changed_at, changed_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      form.nameBangla,
      form.nameEnglish,
      form.formType ?? "DYNAMIC",
      form.status ?? "ACTIVE",
      jsonOf(form.draft),
      treeHash(form.draft),
      questions,
      sections,
      form.changedAt,
      author,
    ],
  );
  for (const [index, { tree, at }] of form.published.entries()) {
    await db.query(
      `insert into form_version (form_id, number, hash, tree, question_count, published_at, published_by)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [row?.id, index + 1, treeHash(tree), jsonOf(tree), countsOf(tree).questions, at, author],
    );
  }
  await db.query(
    `update form set current_version_id =
       (select id from form_version where form_id = $1 order by number desc limit 1) where id = $1`,
    [row?.id],
  );
}

function jsonOf(tree: Tree): string {
  return JSON.stringify(wireTree(tree));
}
