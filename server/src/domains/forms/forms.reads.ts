import { sql } from "kysely";
import type { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import type {
  FormDraft,
  FormSummary,
  FormType,
  PublishedForm,
} from "@shikkha/contract/forms/form.ts";
import type { UsedIds } from "@shikkha/contract/forms/tree.ts";
import type { WireQuestion } from "@shikkha/contract/forms/wire-tree.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import type { Page } from "@shikkha/contract/kernel/paging.ts";
import type { Database } from "../../platform/db/database.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";
import { stateOf } from "./forms.rules.ts";

type ListQuery = InputOf<typeof formCalls.list>["query"];

const state = sql<
  FormSummary["state"]
>`case when f.status = 'INACTIVE' then 'INACTIVE' when v.hash is null then 'DRAFT'
  when v.hash = f.draft_hash then 'PUBLISHED' else 'CHANGED' end`;

function forms(db: Database) {
  return db
    .selectFrom("form as f")
    .leftJoin("form_version as v", "v.id", "f.current_version_id")
    .leftJoin("person as p", "p.id", "f.changed_by");
}

function shown(rows: ReturnType<typeof forms>) {
  return rows
    .select([
      "f.id",
      "f.name_bn as nameBangla",
      "f.name_en as nameEnglish",
      "f.draft_hash as draftHash",
    ])
    .select([
      "v.hash",
      "v.number as versionNumber",
      "v.id as versionId",
      "v.published_at",
      "f.changed_at",
    ])
    .select(["f.question_count as questionCount", "f.section_count as sectionCount", "f.version"])
    .select(["p.name_bn", "p.name_en"])
    .select([
      sql<FormType>`f.type`.as("formType"),
      sql<FormSummary["status"]>`f.status`.as("status"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof shown>["execute"]>>[number];

function summaryOf(row: Row): FormSummary {
  const {
    version: _,
    versionId: __,
    draftHash,
    published_at,
    changed_at,
    name_bn,
    name_en,
    ...form
  } = row;
  return {
    ...form,
    state: stateOf({ ...form, draftHash }),
    publishedAt: published_at?.toISOString() ?? null,
    changedAt: changed_at.toISOString(),
    changedBy:
      name_bn === null || name_en === null ? null : { nameBangla: name_bn, nameEnglish: name_en },
  };
}

export async function listForms(db: Database, query: ListQuery): Promise<Page<FormSummary>> {
  const matching = forms(db)
    .$if(query.state !== undefined, (rows) => rows.where(state, "=", query.state ?? "DRAFT"))
    .$if(query.formType !== undefined, (rows) => rows.where("f.type", "=", query.formType ?? ""))
    .$if(Boolean(query.searchParam), (rows) =>
      rows.where((eb) => holdsWords(eb.ref("f.search_key"), query.searchParam ?? "")),
    );
  const [{ total }, rows] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    shown(matching)
      .orderBy("f.changed_at", "desc")
      .orderBy("f.id", "desc")
      .limit(query.size)
      .offset(query.page * query.size)
      .execute(),
  ]);
  return { items: rows.map(summaryOf), page: query.page, size: query.size, total };
}

export async function findForm(db: Database, id: number): Promise<FormSummary | undefined> {
  const row = await shown(forms(db)).where("f.id", "=", id).executeTakeFirst();
  return row && summaryOf(row);
}

/** A form as it is published; before the first time, without questions. */
export async function findPublished(
  db: Database,
  by: { readonly id: number } | { readonly formType: FormType },
): Promise<PublishedForm | undefined> {
  const row = await shown(forms(db))
    .select(sql<WireQuestion[]>`coalesce(v.tree, '[]')`.as("questions"))
    .$if("id" in by, (rows) => rows.where("f.id", "=", "id" in by ? by.id : 0))
    .$if("formType" in by, (rows) => rows.where("f.type", "=", "formType" in by ? by.formType : ""))
    .executeTakeFirst();
  return row && { ...summaryOf(row), versionId: row.versionId, questions: row.questions };
}

export async function findDraft(db: Database, id: number): Promise<FormDraft | undefined> {
  const row = await shown(forms(db))
    .select(sql<WireQuestion[]>`f.draft`.as("questions"))
    .where("f.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...summaryOf(row),
    version: row.version,
    versionId: row.versionId,
    questions: row.questions,
    usedIds: await readUsedIds(db, id),
  };
}

/** Over the draft and all that was ever published. */
async function readUsedIds(db: Database, formId: number): Promise<UsedIds> {
  const { rows } = await sql<UsedIds>`
    with tree as (select draft as tree from form where id = ${formId} union all select tree from form_version where form_id = ${formId})
    select
      coalesce(greatest((select max(id::bigint) from tree, jsonb_path_query(tree, '$[*].id') id),
        (select max(id::bigint) from tree, jsonb_path_query(tree, '$.**.childQuestions[*].id') id)), 0) as question,
      coalesce((select max(id::bigint) from tree, jsonb_path_query(tree, '$.**.options[*].id') id), 0) as option`.execute(
    db,
  );
  const { question = 0, option = 0 } = rows[0] ?? {};
  return { question, option };
}
