import { isAnswerable } from "@shikkha/contract/forms/compile-form.ts";
import { visibilityOf } from "@shikkha/contract/forms/visibility.ts";
import type { DeviceVisit } from "../../../shared/outbox/device-visit.ts";
import { formOf } from "../../../shared/question-renderer/form-of.ts";

/** The share of visible questions that are answered, in percent. */
export function deviceProgress({ questions, answers }: DeviceVisit): number {
  const form = formOf(questions);
  const shown = visibilityOf(form, answers);
  const asked = form.nodes.filter((node) => isAnswerable(node) && shown[node.index] === 1);
  if (asked.length === 0) return 0;
  const answered = asked.filter(({ key }) => answers[key] !== undefined).length;
  return Math.round((answered / asked.length) * 100);
}
