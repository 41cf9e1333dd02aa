import { toAsciiDigits } from "../kernel/digits.ts";
import type { Bilingual } from "../kernel/language.ts";
import { FORM_LIMITS, type Option, type Question, RENDER_TYPES, VALUE_TYPES } from "./question.ts";
import {
  type Fields,
  isOneOf,
  isRecord,
  isWholeId,
  readWords,
  type Report,
} from "./read-fields.ts";
import { FAULTS } from "./tree-fault.ts";

type Shape = Omit<Question, "childQuestions" | "meta">;

const MOST_ORDER = 1_000_000;
const MOST_CONDITION = 40;

/** Every field of a question by itself; undefined, with each fault reported, where one of them is wrong. */
export function readShape(sent: Fields, report: Report): Shape | undefined {
  let isWrong = false;
  const fault: Report = (part, about) => {
    isWrong = true;
    report(part, about);
  };
  const words = (part: string, most: number) =>
    readWords(sent[part], most, FAULTS.kind, (about) => fault(part, about));
  const { id, order, renderType, valueType, isDeletable = true } = sent;
  const { conditionQuestionId = null, requiredConditionAnswer = null } = sent;
  if (!isWholeId(id)) fault("id", FAULTS.id);
  if (!isOrder(order)) fault("order", FAULTS.order);
  if (!isOneOf(RENDER_TYPES, renderType)) fault("renderType", FAULTS.renderType);
  if (!isOneOf(VALUE_TYPES, valueType)) fault("valueType", FAULTS.valueType);
  const texts = {
    textBangla: words("textBangla", FORM_LIMITS.text),
    textEnglish: words("textEnglish", FORM_LIMITS.text),
    helpTextBangla: words("helpTextBangla", FORM_LIMITS.helpText),
    helpTextEnglish: words("helpTextEnglish", FORM_LIMITS.helpText),
  };
  if (typeof isDeletable !== "boolean") fault("isDeletable", FAULTS.kind);
  const options = readOptions(sent["options"], fault);
  if (conditionQuestionId !== null && !isWholeId(conditionQuestionId))
    fault("conditionQuestionId", FAULTS.condition);
  if (!isConditionAnswer(requiredConditionAnswer))
    fault("requiredConditionAnswer", FAULTS.conditionAnswer);
  if (isWrong) return undefined;
  // Each was looked at above; a fault in any of them ends before this.
  return {
    id: id as number,
    order: order as number,
    renderType: renderType as Question["renderType"],
    valueType: valueType as Question["valueType"],
    ...texts,
    isDeletable: isDeletable as boolean,
    options,
    conditionQuestionId: conditionQuestionId as number | null,
    requiredConditionAnswer: requiredConditionAnswer as string | null,
  };
}

function isOrder(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST_ORDER;
}

function isConditionAnswer(value: unknown): boolean {
  return value === null || (typeof value === "string" && value.length <= MOST_CONDITION);
}

function readOptions(sent: unknown, fault: Report): Option[] {
  if (sent === undefined) return [];
  if (!Array.isArray(sent)) {
    fault("options", FAULTS.optionId);
    return [];
  }
  if (sent.length > FORM_LIMITS.options) {
    fault("options", FAULTS.tooManyOptions);
    return [];
  }
  return sent.map((option: unknown, index) => readOption(option, `options.${index}`, fault));
}

function readOption(sent: unknown, place: string, fault: Report): Option {
  const { id, value = "1", ...fields }: Fields = isRecord(sent) ? sent : {};
  if (!isRecord(sent)) fault(place, FAULTS.optionId);
  else if (!isWholeId(id)) fault(`${place}.id`, FAULTS.optionId);
  const words = (part: string) =>
    readWords(fields[part], FORM_LIMITS.optionText, FAULTS.optionId, (about: Bilingual) =>
      fault(`${place}.${part}`, about),
    );
  const textBangla = words("textBangla");
  const textEnglish = words("textEnglish");
  const isAmount = typeof value === "string" || Number.isFinite(value);
  const amount = isAmount ? toAsciiDigits(String(value).trim()) : "1";
  if (!isAmount) fault(`${place}.value`, FAULTS.optionId);
  else if (!isOptionValue(amount)) fault(`${place}.value`, FAULTS.optionValue);
  return { id: isWholeId(id) ? id : 0, textBangla, textEnglish, value: amount };
}

function isOptionValue(text: string): boolean {
  return /^[0-9]{1,4}(\.[0-9]{1,3})?$/.test(text) && Number(text) <= FORM_LIMITS.optionValue;
}
