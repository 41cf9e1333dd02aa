import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { instant } from "../kernel/date-fields.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id, idText } from "../kernel/numbers.ts";
import { pageOf, pagingQuery } from "../kernel/paging.ts";
import { receiverRule } from "../notices/receivers.ts";
import { SURVEY_STATUSES, surveyContent } from "./survey.ts";

/** Written by the clock when a survey opens, or when others are to receive it. */
export const SURVEY_PUBLISHED = auditAction(
  "surveys.publish",
  "SEND",
  "জরিপ প্রকাশ",
  "Published a survey",
);

/** The form it was made from, and the version that was frozen with it. */
const template = z.object({
  id: id(),
  ...bilingualNames,
  versionId: id(),
  versionNumber: z.number(),
  questionCount: z.number(),
});

const summary = {
  id: id(),
  ...bilingualNames,
  status: z.enum(SURVEY_STATUSES),
  form: template,
  receivers: receiverRule,
  /** Those who received it; while it is upcoming, those it would have reached when it was written. */
  received: z.number(),
  answered: z.number(),
  startsAt: instant(),
  endsAt: instant(),
  createdAt: instant(),
  version: z.number(),
};

const listed = z.object(summary);
export type SurveyRow = z.infer<typeof listed>;

const detail = z.object({
  ...summary,
  publishedAt: z.nullable(instant()),
  closedAt: z.nullable(instant()),
  authorBangla: z.string(),
  authorEnglish: z.string(),
  /** The names behind the ids of the rule, for showing it. */
  named: z.array(z.object({ id: id(), ...bilingualNames })),
});
export type SurveyDetail = z.infer<typeof detail>;

const choosable = z.object({
  id: id(),
  ...bilingualNames,
  versionNumber: z.number(),
  questionCount: z.number(),
  publishedAt: instant(),
  /** How many surveys of the jurisdiction were made from it. */
  surveys: z.number(),
  lastStartsAt: z.nullable(instant()),
});
export type SurveyTemplate = z.infer<typeof choosable>;

const saved = z.object({ id: id(), version: z.number(), status: z.enum(SURVEY_STATUSES) });
const version = z.number().check(z.int(), z.gte(1));
const params = z.strictObject({ id: idText() });
const manage = { permission: "MANAGE_FORMS", jurisdiction: "scoped" } as const;

export const surveyCalls = defineCalls("surveys", {
  list: defineCall({
    method: "GET",
    path: "/api/dynamic-survey/surveys",
    summary: "Surveys for their managers, with how many answered",
    ...manage,
    query: z.strictObject({
      ...pagingQuery,
      status: z.optional(z.enum(SURVEY_STATUSES)),
      formId: z.optional(idText()),
      searchParam: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    response: z.object({
      ...pageOf(listed).shape,
      byStatus: z.record(z.enum(SURVEY_STATUSES), z.number()),
    }),
  }),
  templates: defineCall({
    method: "GET",
    path: "/api/dynamic-survey/templates",
    summary: "Published forms a survey can be made from, with the surveys made from each",
    ...manage,
    response: z.array(choosable),
  }),
  detail: defineCall({
    method: "GET",
    path: "/api/dynamic-survey/survey/{id}",
    summary: "A survey for its managers",
    ...manage,
    params,
    response: detail,
  }),
  create: defineCall({
    method: "POST",
    path: "/api/dynamic-survey/create",
    summary:
      "Makes a survey from a form and publishes or schedules it; a repeat with the same clientId gives the first answer",
    ...manage,
    audit: auditAction("surveys.create", "CREATE", "জরিপ তৈরি", "Created a survey"),
    body: z.strictObject({ clientId: z.uuid(), ...surveyContent }),
    response: saved,
  }),
  update: defineCall({
    method: "POST",
    path: "/api/dynamic-survey/update/{id}",
    summary: "Changes a survey; once it is out its form and its start stay",
    ...manage,
    audit: auditAction("surveys.update", "UPDATE", "জরিপ হালনাগাদ", "Updated a survey"),
    params,
    body: z.strictObject({ version, ...surveyContent }),
    response: saved,
  }),
  setStatus: defineCall({
    method: "POST",
    path: "/api/dynamic-survey/status/update",
    summary: "Publishes an upcoming survey now, or closes one",
    ...manage,
    audit: auditAction(
      "surveys.status",
      "UPDATE",
      "জরিপের অবস্থা পরিবর্তন",
      "Changed a survey's status",
    ),
    body: z.strictObject({ id: id(), version, status: z.enum(["PUBLISHED", "CLOSED"]) }),
    response: saved,
  }),
  remove: defineCall({
    method: "POST",
    path: "/api/dynamic-survey/survey/{id}/delete",
    summary: "Deletes a survey nobody has answered",
    ...manage,
    audit: auditAction("surveys.delete", "DELETE", "জরিপ মুছে ফেলা", "Deleted a survey"),
    params,
    response: z.object({ id: id() }),
  }),
});
