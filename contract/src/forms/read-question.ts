import type { Bilingual } from "../kernel/language.ts";
import type { Option, Question } from "./question.ts";
import { isSection, META_KEYS, takesOptions, VALUE_TYPES_OF } from "./question-kind.ts";
import { parseMeta } from "./question-meta.ts";
import { type Fields, isRecord } from "./read-fields.ts";
import { readShape } from "./read-shape.ts";
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

/** One question without those inside it. */
export function readQuestion(raw: unknown, named: RawQuestion): ReadOne {
  const faults: TreeFault[] = [];
  const report = (part: string, about: Bilingual) =>
    void faults.push(treeFault(named, part, about));
  if (!isRecord(raw)) {
    report("id", FAULTS.id);
    return { children: [], faults };
  }
  const question = readShape(raw, report);
  if (!question) return { children: [], faults };
  const sentMeta = raw["meta"];
  const meta = parseMeta(sentMeta === undefined ? {} : sentMeta, META_KEYS[question.renderType]);
  if (!meta) report("meta", FAULTS.meta);
  if (!VALUE_TYPES_OF[question.renderType].includes(question.valueType))
    report("valueType", FAULTS.valueType);
  if (question.options.length > 0 && !takesOptions(question)) report("options", FAULTS.options);
  if (hasTwice(question.options)) report("options", FAULTS.optionId);
  const children = childrenIn(raw);
  if (!children) report("childQuestions", FAULTS.kind);
  else if (children.length > 0 && !isSection(question)) report("childQuestions", FAULTS.children);
  return { question: { ...question, meta: meta ?? {} }, children: children ?? [], faults };
}

function childrenIn({ childQuestions = [] }: Fields): readonly unknown[] | undefined {
  return Array.isArray(childQuestions) ? childQuestions : undefined;
}

function hasTwice(options: readonly Option[]): boolean {
  return new Set(options.map(({ id }) => id)).size < options.length;
}
