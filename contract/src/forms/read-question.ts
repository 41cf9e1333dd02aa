import * as z from "zod/mini";
import { toAsciiDigits } from "../kernel/digits.ts";
import type { Bilingual } from "../kernel/language.ts";
import { normalise } from "../kernel/text.ts";
import { FORM_LIMITS, type Option, type Question, RENDER_TYPES, VALUE_TYPES } from "./question.ts";
import { isSection, META_KEYS, takesOptions, VALUE_TYPES_OF } from "./question-kind.ts";
import { parseMeta } from "./question-meta.ts";
import { FAULTS, type TreeFault, treeFault } from "./tree-fault.ts";

export interface RawQuestion {
  readonly id: number | undefined;
  readonly textBangla: string;
  readonly textEnglish: string;
  readonly place: string;
}

interface ReadOne {
  readonly question?: Omit<Question, "childQuestions">;
  readonly children: readonly unknown[];
  readonly faults: readonly TreeFault[];
}

/** Text as it is kept: NFC, without the characters no field of ours can hold. */
const isSafe = (text: string) => !text.includes("\u0000") && text.isWellFormed();
const words = (most: number) =>
  z.pipe(
    z.pipe(z._default(z.string(), ""), z.transform(normalise)),
    z
      .string()
      .check(z.refine(isSafe, { error: "unsafe" }), z.maxLength(most, { error: "tooLong" })),
  );
const wholeId = z.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

const optionShape = z.object({
  id: wholeId,
  textBangla: words(FORM_LIMITS.optionText),
  textEnglish: words(FORM_LIMITS.optionText),
  value: z.pipe(
    z.pipe(
      z._default(z.union([z.string(), z.number()]), "1"),
      z.transform((value) => toAsciiDigits(String(value).trim())),
    ),
    z.string().check(z.refine(isOptionValue, { error: "optionValue" })),
  ),
});

const questionShape = z.object({
  id: wholeId,
  order: z.number().check(z.int(), z.gte(0), z.lte(1_000_000)),
  renderType: z.enum(RENDER_TYPES),
  valueType: z.enum(VALUE_TYPES),
  textBangla: words(FORM_LIMITS.text),
  textEnglish: words(FORM_LIMITS.text),
  helpTextBangla: words(FORM_LIMITS.helpText),
  helpTextEnglish: words(FORM_LIMITS.helpText),
  meta: z._default(z.unknown(), "{}"),
  isDeletable: z._default(z.boolean(), true),
  options: z._default(
    z.array(optionShape).check(z.maxLength(FORM_LIMITS.options, { error: "tooManyOptions" })),
    [],
  ),
  conditionQuestionId: z._default(z.nullable(wholeId), null),
  requiredConditionAnswer: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
});

const BY_FIELD: Readonly<Record<string, Bilingual>> = {
  id: FAULTS.id,
  order: FAULTS.order,
  renderType: FAULTS.renderType,
  valueType: FAULTS.valueType,
  options: FAULTS.optionId,
  conditionQuestionId: FAULTS.condition,
  requiredConditionAnswer: FAULTS.conditionAnswer,
};
const BY_WORD: Readonly<Record<string, Bilingual>> = {
  unsafe: FAULTS.unsafe,
  tooLong: FAULTS.tooLong,
  optionValue: FAULTS.optionValue,
  tooManyOptions: FAULTS.tooManyOptions,
};

/** One question without those inside it. */
export function readQuestion(raw: unknown, named: RawQuestion): ReadOne {
  const fault = (part: string, about: Bilingual) => treeFault(named, part, about);
  const shaped = z.safeParse(questionShape, raw);
  if (!shaped.success) {
    const faults = shaped.error.issues.map(({ path, message }) => {
      const field = String(path[0] ?? "id");
      return fault(
        path.map(String).join(".") || "id",
        BY_WORD[message] ?? BY_FIELD[field] ?? FAULTS.kind,
      );
    });
    return { children: [], faults };
  }
  const { meta: sentMeta, ...question } = shaped.data;
  const faults: TreeFault[] = [];
  const meta = parseMeta(sentMeta, META_KEYS[question.renderType]);
  if (!meta) faults.push(fault("meta", FAULTS.meta));
  if (!VALUE_TYPES_OF[question.renderType].includes(question.valueType))
    faults.push(fault("valueType", FAULTS.valueType));
  if (question.options.length > 0 && !takesOptions(question))
    faults.push(fault("options", FAULTS.options));
  if (hasTwice(question.options)) faults.push(fault("options", FAULTS.optionId));
  const children = childrenIn(raw);
  if (!children) faults.push(fault("childQuestions", FAULTS.kind));
  else if (children.length > 0 && !isSection(question))
    faults.push(fault("childQuestions", FAULTS.children));
  return { question: { ...question, meta: meta ?? {} }, children: children ?? [], faults };
}

function childrenIn(raw: unknown): readonly unknown[] | undefined {
  const { childQuestions = [] } = raw as { childQuestions?: unknown };
  return Array.isArray(childQuestions) ? childQuestions : undefined;
}

function hasTwice(options: readonly Option[]): boolean {
  return new Set(options.map(({ id }) => id)).size < options.length;
}

function isOptionValue(text: string): boolean {
  return /^[0-9]{1,4}(\.[0-9]{1,3})?$/.test(text) && Number(text) <= FORM_LIMITS.optionValue;
}
