import { compileForm, isAnswerable } from "@shikkha/contract/forms/compile-form.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import { visibilityOf } from "@shikkha/contract/forms/visibility.ts";
import type { DeviceVisit } from "../../../shared/outbox/device-visit.ts";

/** The share of visible questions that are answered, in percent. */
export function deviceProgress({ questions, answers }: DeviceVisit): number {
  const form = compileForm(readTree(questions).tree);
  const shown = visibilityOf(form, answers);
  const asked = form.nodes.filter((node) => isAnswerable(node) && shown[node.index] === 1);
  if (asked.length === 0) return 0;
  const answered = asked.filter(({ key }) => answers[key] !== undefined).length;
  return Math.round((answered / asked.length) * 100);
}
