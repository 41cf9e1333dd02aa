import { META_KEYS } from "@shikkha/contract/forms/question-kind.ts";
import {
  type Question,
  type QuestionMeta,
  RENDER_TYPES,
  type RenderType,
  type TextType,
} from "@shikkha/contract/forms/question.ts";
import { parseMeta } from "@shikkha/contract/forms/question-meta.ts";
import type { ChoiceList } from "./read-choices.ts";
import type { NamedRow } from "./read-sheets.ts";
import { readConstraint } from "./xlsform-expressions.ts";
import { NOTES } from "./xlsform-report.ts";

/** A question as far as its row's type tells it. */
type Kind = Partial<Question> & { readonly renderType: RenderType };
type Note = (message: string) => void;
type Lists = ReadonlyMap<string, ChoiceList>;

/** What a row asks, in our kinds; undefined, with a note, where we have none for it. */
export function readKind(type: string, row: NamedRow, lists: Lists, note: Note): Kind | undefined {
  const plain = plainKind(type, row, lists, note);
  if (!plain) return undefined;
  const own = ownKind(row, plain.renderType);
  const rules = own ? {} : rulesOf(row, plain.renderType, note);
  return {
    ...plain,
    ...own,
    meta: own?.meta ?? { ...plain.meta, ...required(row, plain.renderType), ...rules },
  };
}

/** The columns of a file we wrote ourselves say it exactly. */
function ownKind({ cells }: NamedRow, plain: RenderType): Kind | undefined {
  const told = cells.get("instance::kind") ?? "";
  const isComputed = told === "COMPUTED_SECTION";
  const renderType = isComputed ? "SECTION" : RENDER_TYPES.find((one) => one === told);
  const meta = renderType && parseMeta(cells.get("instance::meta") ?? "{}", META_KEYS[renderType]);
  // Someone may have changed the type since: then the type counts.
  if (!renderType || !meta || family(renderType) !== family(plain)) return undefined;
  return { renderType, meta, ...valueTypeOf(renderType, isComputed) };
}

const FAMILIES: Record<RenderType, string> = {
  SECTION: "group",
  WEIGHTED_STAR_SECTION: "group",
  DROPDOWN: "one",
  RADIO: "one",
  TEXT: "text",
  COMPUTED_STAR: "note",
  CHECKBOX: "tick",
  CHECKBOX_LIST: "several",
  COMPUTED_CHECKBOX_LIST: "several",
  YES_NO: "yesNo",
};
const family = (kind: RenderType) => FAMILIES[kind];

function valueTypeOf(renderType: RenderType, isComputed: boolean): Partial<Kind> {
  return renderType === "SECTION" ? { valueType: isComputed ? "NUMBER" : "NONE" } : {};
}

const TEXTS: Readonly<Record<string, TextType>> = {
  text: "text",
  string: "text",
  integer: "number",
  int: "number",
  decimal: "number",
  date: "date",
};

function plainKind(type: string, row: NamedRow, lists: Lists, note: Note): Kind | undefined {
  const appearance = row.cells.get("appearance") ?? "";
  const [word = "", list = "", ...more] = type.split(/\s+/);
  if (word === "begin_group") return { renderType: "SECTION" };
  if (word === "begin_repeat") {
    note(NOTES.repeat);
    return { renderType: "SECTION" };
  }
  if (word === "acknowledge" || word === "trigger") return { renderType: "CHECKBOX" };
  if (word === "note" && row.cells.get("instance::kind") === "COMPUTED_STAR")
    return { renderType: "COMPUTED_STAR" };
  if (word === "select_one" || word === "select_multiple") {
    // Names of lists keep their case; the type was folded to find the word.
    const name = (row.cells.get("type") ?? "").trim().split(/\s+/)[1] ?? list;
    const found = lists.get(name);
    if (more.includes("or_other")) note(NOTES.other);
    if (!found) {
      note(NOTES.list(name));
      return undefined;
    }
    if (word === "select_multiple") return { renderType: "CHECKBOX_LIST", options: found.options };
    if (found.isYesNo) return { renderType: "YES_NO" };
    const isMinimal = /minimal|autocomplete|search/.test(appearance);
    return { renderType: isMinimal ? "DROPDOWN" : "RADIO", options: found.options };
  }
  const text = TEXTS[word];
  if (text !== undefined)
    return {
      renderType: "TEXT",
      meta: { isRequired: false, type: textType(text, appearance), regEx: "" },
    };
  if (word) note(NOTES.type(type));
  return undefined;
}

function textType(type: TextType, appearance: string): TextType {
  if (type !== "text") return type;
  return appearance.includes("multiline") ? "multiline" : "text";
}

function required({ cells }: NamedRow, renderType: RenderType): QuestionMeta {
  const isAsked = /^(yes|true|true\(\)|1)$/i.test(cells.get("required") ?? "");
  return isAsked && META_KEYS[renderType].includes("isRequired") ? { isRequired: true } : {};
}

function rulesOf({ cells }: NamedRow, renderType: RenderType, note: Note): QuestionMeta {
  const text = cells.get("constraint") ?? "";
  if (!text) return {};
  const rules = renderType === "TEXT" ? readConstraint(text) : undefined;
  if (!rules) note(NOTES.constraint(text));
  return rules ?? {};
}
