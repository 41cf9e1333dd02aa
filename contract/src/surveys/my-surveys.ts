import * as z from "zod/mini";
import { FORM_LIMITS } from "../forms/question.ts";
import { wireQuestion } from "../forms/wire-tree.ts";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { instant } from "../kernel/date-fields.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id, idText } from "../kernel/numbers.ts";
import { pageOf, pagingQuery } from "../kernel/paging.ts";
import { SURVEY_STATUSES } from "./survey.ts";

/** Where a survey stands for the one who received it. PAST: over without an answer. */
export const RECEIVED_STATES = ["OPEN", "ANSWERED", "PAST"] as const;
export type ReceivedState = (typeof RECEIVED_STATES)[number];

const received = {
  id: id(),
  ...bilingualNames,
  state: z.enum(RECEIVED_STATES),
  status: z.enum(SURVEY_STATUSES),
  startsAt: instant(),
  endsAt: instant(),
  questionCount: z.number(),
  answeredAt: z.nullable(instant()),
};
const receivedRow = z.object(received);
export type ReceivedSurvey = z.infer<typeof receivedRow>;

/** One answer of a form: text, a number, a yes or no, or the options that were ticked. */
const answerValue = z.union([
  z.string().check(z.maxLength(FORM_LIMITS.answerMultiline * 2)),
  z.number(),
  z.boolean(),
  z.array(z.number()).check(z.maxLength(FORM_LIMITS.options)),
]);

/** By question id. */
export const surveyAnswers = z.record(z.string().check(z.regex(/^[1-9][0-9]{0,15}$/)), answerValue);

const receivedDetail = z.object({
  ...received,
  questions: z.array(wireQuestion),
  /** What was sent before; null while nothing was. */
  answers: z.nullable(surveyAnswers),
  /** Of the answer; null while there is none. */
  version: z.nullable(z.number()),
});
export type ReceivedSurveyDetail = z.infer<typeof receivedDetail>;

const own = { permission: "signedIn", jurisdiction: "own" } as const;
const params = z.strictObject({ id: idText() });

export const mySurveyCalls = defineCalls("mySurveys", {
  list: defineCall({
    method: "GET",
    path: "/api/dynamic-survey/my-surveys",
    summary: "Surveys the caller has received",
    ...own,
    query: z.strictObject({ ...pagingQuery, state: z.optional(z.enum(RECEIVED_STATES)) }),
    response: z.object({
      ...pageOf(receivedRow).shape,
      byState: z.record(z.enum(RECEIVED_STATES), z.number()),
    }),
  }),
  detail: defineCall({
    method: "GET",
    path: "/api/dynamic-survey/my-surveys/{id}",
    summary: "A received survey with its questions and what the caller has answered",
    ...own,
    params,
    response: receivedDetail,
  }),
  answer: defineCall({
    method: "POST",
    path: "/api/dynamic-survey/my-surveys/{id}/answer",
    summary:
      "Answers a survey, or changes the answer until it ends; a repeat with the same clientId stores nothing more",
    ...own,
    mostBytes: FORM_LIMITS.bytes,
    audit: auditAction("surveys.answer", "CREATE", "জরিপের উত্তর দেওয়া", "Answered a survey"),
    params,
    body: z.strictObject({
      clientId: z.uuid(),
      /** Of the answer that is changed; null for the first one. */
      version: z.nullable(z.number().check(z.int(), z.gte(1))),
      answers: surveyAnswers,
    }),
    response: z.object({ id: id(), version: z.number(), answeredAt: instant() }),
  }),
});
