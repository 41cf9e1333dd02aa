import type { FormDraft } from "@shikkha/contract/forms/form.ts";
import type { Question, TextType, Tree } from "@shikkha/contract/forms/question.ts";
import { isSection, takesOptions } from "@shikkha/contract/forms/question-kind.ts";
import { metaText } from "@shikkha/contract/forms/question-meta.ts";
import { inOrder, walk } from "@shikkha/contract/forms/tree.ts";
import type { XlsxSheet } from "../../../platform/export/xlsx/xlsx-stream.ts";
import { writeConstraint, writeRelevant } from "./xlsform-expressions.ts";
import { CHOICE_COLUMNS, SETTING_COLUMNS, SURVEY_COLUMNS, YES_NO_LIST } from "./xlsform-columns.ts";

type Row = Readonly<Record<string, string | number | undefined>>;

const TEXT_KINDS: Record<TextType, readonly [type: string, appearance: string]> = {
  text: ["text", ""],
  number: ["decimal", ""],
  mobile: ["text", "numbers"],
  email: ["text", ""],
  date: ["date", ""],
  multiline: ["text", "multiline"],
};

/** A form as XLSForm; columns of ours carry what that format has no word for, so that nothing is lost on the way back. */
export function writeXlsform(
  form: Pick<FormDraft, "nameBangla" | "nameEnglish" | "id">,
  tree: Tree,
): XlsxSheet[] {
  const questions = [...walk(tree)].map(({ question }) => question);
  const choices = questions.filter(takesOptions).flatMap((question) =>
    question.options.map(({ id, textBangla, textEnglish, value }): Row => ({
      list_name: `l${question.id}`,
      name: `o${id}`,
      "label::Bangla (bn)": textBangla,
      "label::English (en)": textEnglish,
      value: Number(value),
    })),
  );
  const settings: Row = {
    form_title: form.nameEnglish,
    "form_title::Bangla (bn)": form.nameBangla,
    form_id: `form_${form.id}`,
    default_language: "Bangla (bn)",
  };
  return [
    sheet(
      "survey",
      SURVEY_COLUMNS,
      surveyRows(tree, new Map(questions.map((one) => [one.id, one]))),
    ),
    sheet("choices", CHOICE_COLUMNS, [...YES_NO_LIST, ...choices]),
    sheet("settings", SETTING_COLUMNS, [settings]),
  ];
}

function sheet(name: string, columns: readonly string[], rows: readonly Row[]): XlsxSheet {
  return {
    name,
    widths: columns.map((column) => (column.includes("::") ? 40 : 18)),
    rows: [[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? null))],
  };
}

function surveyRows(tree: Tree, byId: ReadonlyMap<number, Question>): Row[] {
  return inOrder(tree).flatMap((question) => {
    const row = surveyRow(question, byId);
    if (!isSection(question)) return [row];
    const end = { type: "end_group", name: row["name"] };
    return [row, ...surveyRows(question.childQuestions, byId), end];
  });
}

function surveyRow(question: Question, byId: ReadonlyMap<number, Question>): Row {
  const [type, appearance] = kindOf(question);
  const asked = byId.get(question.conditionQuestionId ?? 0);
  const wanted = question.requiredConditionAnswer;
  const answer = asked?.renderType === "YES_NO" ? (wanted === "true" ? "yes" : "no") : `o${wanted}`;
  return {
    type,
    name: `q${question.id}`,
    "label::Bangla (bn)": question.textBangla,
    "label::English (en)": question.textEnglish,
    "hint::Bangla (bn)": question.helpTextBangla,
    "hint::English (en)": question.helpTextEnglish,
    required: question.meta.isRequired ? "yes" : undefined,
    relevant: asked && writeRelevant({ name: `q${asked.id}`, answer }),
    constraint: writeConstraint(question.meta) || undefined,
    appearance: appearance || undefined,
    "instance::kind":
      question.valueType === "NUMBER" && question.renderType === "SECTION"
        ? "COMPUTED_SECTION"
        : question.renderType,
    "instance::meta": metaText(question.meta),
    "instance::fixed": question.isDeletable ? undefined : "yes",
  };
}

function kindOf({ id, renderType, meta }: Question): readonly [type: string, appearance: string] {
  switch (renderType) {
    case "SECTION":
    case "WEIGHTED_STAR_SECTION":
      return ["begin_group", "field-list"];
    case "DROPDOWN":
      return [`select_one l${id}`, "minimal"];
    case "RADIO":
      return [`select_one l${id}`, ""];
    case "CHECKBOX_LIST":
    case "COMPUTED_CHECKBOX_LIST":
      return [`select_multiple l${id}`, ""];
    case "YES_NO":
      return ["select_one yes_no", ""];
    case "CHECKBOX":
      return ["acknowledge", ""];
    case "COMPUTED_STAR":
      return ["note", ""];
    case "TEXT":
      return TEXT_KINDS[meta.type ?? "text"];
  }
}
