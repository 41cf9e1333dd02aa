import * as z from "zod/mini";
import { wireQuestion } from "../forms/wire-tree.ts";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { instant } from "../kernel/date-fields.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id, idText } from "../kernel/numbers.ts";
import { pageOf, pagingQuery } from "../kernel/paging.ts";
import { surveyAnswers } from "./my-surveys.ts";

/** What a question's answers are summed up as. */
export const SUMMARY_KINDS = ["CHOICE", "SEVERAL", "YES_NO", "STARS", "NUMBER", "TEXT"] as const;
export type SummaryKind = (typeof SUMMARY_KINDS)[number];

const texts = { textBangla: z.string(), textEnglish: z.string() };

const numbers = z.object({
  mean: z.number(),
  median: z.number(),
  least: z.number(),
  most: z.number(),
  /** Equal parts from the least to the most. */
  parts: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
});

const questionSummary = z.object({
  questionId: z.number(),
  /** Where it stands on the page, such as 5.2. */
  place: z.string(),
  kind: z.enum(SUMMARY_KINDS),
  ...texts,
  sectionBangla: z.string(),
  sectionEnglish: z.string(),
  /** Depends on another question's answer. */
  isConditional: z.boolean(),
  /** No longer in the newest version that was answered. */
  isFormer: z.boolean(),
  answered: z.number(),
  counts: z.array(z.object({ key: z.string(), ...texts, count: z.number() })),
  /** Of the stars. */
  mean: z.nullable(z.number()),
  scale: z.nullable(z.number()),
  numbers: z.nullable(numbers),
});
export type QuestionSummary = z.infer<typeof questionSummary>;

const rate = z.object({ ...bilingualNames, id: id(), received: z.number(), answered: z.number() });
export type PlaceRate = z.infer<typeof rate>;

const answerer = {
  id: id(),
  ...bilingualNames,
  designationBangla: z.nullable(z.string()),
  designationEnglish: z.nullable(z.string()),
  placeBangla: z.string(),
  placeEnglish: z.string(),
  answeredAt: instant(),
};

const answerRow = z.object({
  ...answerer,
  versionNumber: z.number(),
  score: z.nullable(z.number()),
});
export type AnswerRow = z.infer<typeof answerRow>;

const textAnswer = z.object({ ...answerer, text: z.string() });
export type TextAnswer = z.infer<typeof textAnswer>;

const results = { permission: "MANAGE_FORMS", jurisdiction: "scoped" } as const;
const params = z.strictObject({ id: idText() });
/** A place whose receivers alone are counted: the lowest one that is given. */
const place = {
  zoneId: z.optional(idText()),
  districtId: z.optional(idText()),
  upazilaId: z.optional(idText()),
};
const searchParam = z.optional(z.string().check(z.trim(), z.maxLength(100)));

export const SURVEY_EXPORT_FORMATS = ["csv", "excel"] as const;
export type SurveyExportFormat = (typeof SURVEY_EXPORT_FORMATS)[number];

export const surveyResultCalls = defineCalls("surveyResults", {
  summary: defineCall({
    method: "GET",
    path: "/api/dynamic-survey/survey/{id}/results",
    summary: "How many answered and when, and what they answered to each question",
    ...results,
    params,
    query: z.strictObject(place),
    response: z.object({
      received: z.number(),
      answered: z.number(),
      today: z.number(),
      yesterday: z.number(),
      /** Of the form's own score on the scale of five; null where nothing in it counts. */
      meanScore: z.nullable(z.number()),
      days: z.array(z.object({ day: z.string(), count: z.number() })),
      questions: z.array(questionSummary),
    }),
  }),
  rates: defineCall({
    method: "GET",
    path: "/api/dynamic-survey/survey/{id}/rates",
    summary: "Received and answered by zone, or by the districts or upazilas of a place",
    ...results,
    params,
    query: z.strictObject({ zoneId: place.zoneId, districtId: place.districtId }),
    response: z.array(rate),
  }),
  texts: defineCall({
    method: "GET",
    path: "/api/dynamic-survey/survey/{id}/texts/{questionId}",
    summary: "What was written to one question, the latest first",
    ...results,
    params: z.strictObject({ id: idText(), questionId: idText() }),
    query: z.strictObject({ ...pagingQuery, ...place, searchParam }),
    response: pageOf(textAnswer),
  }),
  answers: defineCall({
    method: "GET",
    path: "/api/dynamic-survey/survey/{id}/answers",
    summary: "Who answered, the latest first",
    ...results,
    params,
    query: z.strictObject({ ...pagingQuery, ...place, searchParam }),
    response: pageOf(answerRow),
  }),
  answer: defineCall({
    method: "GET",
    path: "/api/dynamic-survey/survey/{id}/answers/{answerId}",
    summary: "One answer under the version of the form it was given on",
    ...results,
    params: z.strictObject({ id: idText(), answerId: idText() }),
    response: z.object({
      ...answerRow.shape,
      questions: z.array(wireQuestion),
      answers: surveyAnswers,
    }),
  }),
  download: defineCall({
    method: "GET",
    path: "/report/dynamic-survey/{format}",
    summary: "All answers of a survey as a file, a column to a question",
    ...results,
    audit: auditAction(
      "surveys.download",
      "DOWNLOAD",
      "জরিপের উত্তর ডাউনলোড",
      "Downloaded a survey's answers",
    ),
    params: z.strictObject({
      format: z.pipe(
        z.pipe(
          z.string(),
          z.transform((text) => text.toLowerCase()),
        ),
        z.enum(SURVEY_EXPORT_FORMATS),
      ),
    }),
    query: z.strictObject({ surveyId: idText(), ...place }),
    response: "file",
  }),
});
