import type { QuestionMeta } from "@shikkha/contract/forms/question.ts";

/** `${name} = 'answer'`, the one kind of condition a form of ours knows. */
export interface Relevant {
  readonly name: string;
  readonly answer: string;
}

const EQUALS = /^\$\{\s*([\w.-]+)\s*\}\s*=\s*(?:'([^']*)'|"([^"]*)")$/;
const SELECTED = /^selected\(\s*\$\{\s*([\w.-]+)\s*\}\s*,\s*(?:'([^']*)'|"([^"]*)")\s*\)$/;

export function readRelevant(text: string): Relevant | undefined {
  const match = EQUALS.exec(text.trim()) ?? SELECTED.exec(text.trim());
  return match?.[1] === undefined
    ? undefined
    : { name: match[1], answer: match[2] ?? match[3] ?? "" };
}

export function writeRelevant({ name, answer }: Relevant): string {
  return `\${${name}} = '${answer}'`;
}

type Rules = Pick<QuestionMeta, "min" | "max" | "regEx">;

const LIMIT = /^\.\s*(>=|<=)\s*(-?\d+(?:\.\d+)?)$/;
const REGEX = /^regex\(\s*\.\s*,\s*(?:'([^']*)'|"([^"]*)")\s*\)$/;

/** A least, a most, a pattern, joined by `and`; undefined for anything else. */
export function readConstraint(text: string): Rules | undefined {
  const whole = REGEX.exec(text.trim());
  const parts = whole ? [text.trim()] : text.split(/\s+and\s+/i).map((part) => part.trim());
  let rules: Rules = {};
  for (const part of parts) {
    const limit = LIMIT.exec(part);
    const pattern = REGEX.exec(part);
    if (limit) rules = { ...rules, [limit[1] === ">=" ? "min" : "max"]: Number(limit[2]) };
    else if (pattern) rules = { ...rules, regEx: pattern[1] ?? pattern[2] ?? "" };
    else return undefined;
  }
  return rules;
}

/** A pattern with both kinds of quotes cannot be written in XLSForm's language; the settings column still carries it. */
export function writeConstraint({ min, max, regEx }: Rules): string {
  const quote = regEx?.includes("'") ? '"' : "'";
  return [
    min === undefined ? "" : `. >= ${min}`,
    max === undefined ? "" : `. <= ${max}`,
    regEx && !regEx.includes(quote) ? `regex(., ${quote}${regEx}${quote})` : "",
  ]
    .filter(Boolean)
    .join(" and ");
}
