import { sql } from "kysely";
import type { FormType, FormVersion } from "@shikkha/contract/forms/form.ts";
import type { WireQuestion } from "@shikkha/contract/forms/wire-tree.ts";
import type { Database } from "../../platform/db/database.ts";

export interface VersionWithQuestions extends FormVersion {
  readonly formId: number;
  readonly formType: FormType;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly questions: WireQuestion[];
}

function versions(db: Database) {
  return db
    .selectFrom("form_version as v")
    .innerJoin("form as f", "f.id", "v.form_id")
    .leftJoin("person as p", "p.id", "v.published_by")
    .select(["v.id", "v.number", "v.hash", "v.question_count as questionCount", "v.published_at"])
    .select(["p.name_bn", "p.name_en", "v.form_id as formId"])
    .select(["f.name_bn as nameBangla", "f.name_en as nameEnglish"])
    .select(sql<FormType>`f.type`.as("formType"))
    .select(sql<boolean>`v.id = f.current_version_id`.as("isCurrent"));
}

type Row = Awaited<ReturnType<ReturnType<typeof versions>["execute"]>>[number];

function versionOf({ published_at, name_bn, name_en, ...row }: Row): FormVersion {
  const { id, number, hash, questionCount, isCurrent } = row;
  return {
    id,
    number,
    hash,
    questionCount,
    isCurrent,
    publishedAt: published_at.toISOString(),
    publishedBy:
      name_bn === null || name_en === null ? null : { nameBangla: name_bn, nameEnglish: name_en },
  };
}

export async function listVersions(db: Database, formId: number): Promise<FormVersion[]> {
  const rows = await versions(db)
    .where("v.form_id", "=", formId)
    .orderBy("v.number", "desc")
    .execute();
  return rows.map(versionOf);
}

type Wanted = { readonly id: number } | { readonly formId: number; readonly number: number };

export async function findVersion(
  db: Database,
  wanted: Wanted,
): Promise<VersionWithQuestions | undefined> {
  const all = versions(db).select(sql<WireQuestion[]>`v.tree`.as("questions"));
  const row = await (
    "id" in wanted
      ? all.where("v.id", "=", wanted.id)
      : all.where("v.form_id", "=", wanted.formId).where("v.number", "=", wanted.number)
  ).executeTakeFirst();
  if (!row) return undefined;
  const { formId, formType, nameBangla, nameEnglish, questions } = row;
  return { ...versionOf(row), formId, formType, nameBangla, nameEnglish, questions };
}
