import { normalise } from "../kernel/text.ts";
import { FORM_LIMITS, type Question, type Tree } from "./question.ts";
import { type RawQuestion, readQuestion } from "./read-question.ts";
import { FAULTS, type TreeFault, treeFault } from "./tree-fault.ts";

export interface ReadTree {
  readonly tree: Tree;
  readonly faults: readonly TreeFault[];
}

type Growing = Omit<Question, "childQuestions"> & { childQuestions: Question[] };

interface Waiting {
  readonly raw: unknown;
  readonly into: Question[];
  readonly depth: number;
  readonly place: string;
}

/** A form as it is sent: JSON text of its questions. */
export function readFormJson(text: string): ReadTree {
  try {
    return readTree(JSON.parse(text));
  } catch {
    return unreadable();
  }
}

/**
 * A tree of questions from whatever was sent. It takes one question at a time from a list of its own and stops at the
 * limits, so that neither depth nor number can exhaust it.
 */
export function readTree(sent: unknown): ReadTree {
  if (!Array.isArray(sent)) return unreadable();
  const tree: Question[] = [];
  const faults: TreeFault[] = [];
  const waiting = listed(sent, tree, 1, "questions");
  let count = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { raw, into, depth, place } = next;
    const named = nameOf(raw, place);
    count += 1;
    if (count > FORM_LIMITS.questions)
      return { tree, faults: [treeFault(named, "id", FAULTS.tooMany)] };
    if (depth > FORM_LIMITS.depth)
      return { tree, faults: [treeFault(named, "childQuestions", FAULTS.tooDeep)] };
    const read = readQuestion(raw, named);
    faults.push(...read.faults);
    if (!read.question) continue;
    const grown: Growing = { ...read.question, childQuestions: [] };
    into.push(grown);
    waiting.push(
      ...listed(read.children, grown.childQuestions, depth + 1, `${place}.childQuestions`),
    );
  }
  return { tree, faults };
}

/** Last first, because the next one is taken from the end. One more than allowed is enough to be refused. */
function listed(
  raw: readonly unknown[],
  into: Question[],
  depth: number,
  place: string,
): Waiting[] {
  return raw
    .slice(0, FORM_LIMITS.questions + 1)
    .map((one, index) => ({ raw: one, into, depth, place: `${place}.${index}` }))
    .toReversed();
}

/** Who a fault speaks of, as far as it can be told before the question is read. */
function nameOf(raw: unknown, place: string): RawQuestion {
  const sent: Record<string, unknown> = isRecord(raw) ? raw : {};
  const id = sent["id"];
  const text = (value: unknown) =>
    typeof value === "string" ? normalise(value.slice(0, 100)) : "";
  return {
    id: typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : undefined,
    textBangla: text(sent["textBangla"]),
    textEnglish: text(sent["textEnglish"]),
    place,
  };
}

function unreadable(): ReadTree {
  const nobody = { textBangla: "", textEnglish: "" };
  return { tree: [], faults: [treeFault(nobody, "formJson", FAULTS.unreadable)] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
