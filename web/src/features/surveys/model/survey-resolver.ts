import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { END_AFTER_START, endsAfterStart } from "@shikkha/contract/surveys/survey.ts";
import { surveyCalls } from "@shikkha/contract/surveys/survey-calls.ts";
import type { FieldErrors, Resolver } from "react-hook-form";
import { startOf } from "../../../shared/form-page/start-time.ts";
import { contentOf, type SurveyValues } from "./survey-values.ts";

/** The fields an error can stand on, in the order of the screen. */
const SURVEY_FIELDS = [
  "formId",
  "nameBangla",
  "nameEnglish",
  "date",
  "dateTo",
  "receivers",
] as const;
export type SurveyField = (typeof SURVEY_FIELDS)[number];

/** What only the browser says; the contract has words for the rest. */
export interface OwnWords {
  readonly dateMissing: string;
  readonly receiversMissing: string;
}

/** The field of the form that a field of the contract stands for. */
export function fieldFor(path: string): SurveyField | undefined {
  const [first] = path.split(".");
  return SURVEY_FIELDS.find((name) => name === first || (name === "date" && first === "dateFrom"));
}

const schema = surveyCalls.update.body;

/** Checks with the contract's rules, plus what can only be wrong on a screen. */
export function surveyResolver(language: Language, words: OwnWords): Resolver<SurveyValues> {
  return (values) => {
    const found = new Map<SurveyField, string>();
    const start = startOf(values);
    if (start === undefined) found.set("date", words.dateMissing);
    const content = contentOf(values);
    if (content.receivers === undefined) found.set("receivers", words.receiversMissing);
    const begins = start === null ? new Date() : start && new Date(start);
    if (begins && values.dateTo !== null && !endsAfterStart(begins, values.dateTo))
      found.set("dateTo", fieldMessage({ message: END_AFTER_START, path: [] }, language));
    const parsed = schema.safeParse({ version: 1, ...content });
    for (const issue of parsed.success ? [] : parsed.error.issues) {
      const field = fieldFor(issue.path.join("."));
      if (field && !found.has(field)) found.set(field, fieldMessage(issue, language));
    }
    if (found.size === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      [...found].map(([field, message]) => [field, { type: "custom", message }]),
    ) as FieldErrors<SurveyValues>;
    return { values: {}, errors };
  };
}
