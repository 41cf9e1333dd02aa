import { formTitles } from "@shikkha/contract/forms/form.ts";
import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import * as z from "zod/mini";

export interface Titles {
  readonly nameBangla: string;
  readonly nameEnglish: string;
}

const schema = z.object(formTitles);

/** What is wrong with a title, in the words of the contract. */
export function titleFaults(titles: Titles, language: Language): Partial<Record<string, string>> {
  const { error } = schema.safeParse(titles);
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [String(issue.path[0]), fieldMessage(issue, language)]),
  );
}

export function hasTitleFaults(titles: Titles): boolean {
  return !schema.safeParse(titles).success;
}
