import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { id, idText, wholeNumber } from "../kernel/numbers.ts";
import { pageOf, pagingQuery } from "../kernel/paging.ts";
import { CHANGED_PARTS } from "./diff.ts";
import {
  FORM_STATES,
  FORM_STATUSES,
  FORM_TYPES,
  formDraft,
  formSummary,
  formTitles,
  formVersion,
  MONITORING_FORM_TYPES,
  publishedForm,
} from "./form.ts";
import { FORM_LIMITS } from "./question.ts";
import { wireQuestion } from "./wire-tree.ts";

const AUTHORS = { permission: "MANAGE_FORMS", jurisdiction: "everyone" } as const;
const params = z.strictObject({ id: idText() });
const version = z.number().check(z.int(), z.gte(1));

const change = z.object({
  kind: z.enum(["added", "removed", "changed", "moved"]),
  questionId: z.number(),
  parts: z.array(z.enum(CHANGED_PARTS)),
  affectsScore: z.boolean(),
  before: z.nullable(wireQuestion),
  after: z.nullable(wireQuestion),
});

export const formCalls = defineCalls("forms", {
  list: defineCall({
    method: "GET",
    path: "/api/survey/forms",
    summary: "All forms, the last changed first",
    ...AUTHORS,
    query: z.strictObject({
      ...pagingQuery,
      searchParam: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      state: z.optional(z.enum(FORM_STATES)),
      formType: z.optional(z.enum(FORM_TYPES)),
    }),
    response: pageOf(formSummary),
  }),
  published: defineCall({
    method: "GET",
    path: "/api/survey/form/published/{formType}",
    summary: "The form a kind of monitoring is filled in on today",
    permission: "signedIn",
    jurisdiction: "everyone",
    params: z.strictObject({ formType: z.enum(MONITORING_FORM_TYPES) }),
    response: publishedForm,
  }),
  detail: defineCall({
    method: "GET",
    path: "/api/survey/form/{id}",
    summary: "One form with the questions of its published version",
    ...AUTHORS,
    params,
    response: publishedForm,
  }),
  create: defineCall({
    method: "POST",
    path: "/api/survey/form",
    summary: "Begins a form, empty or with the questions that are sent",
    ...AUTHORS,
    mostBytes: FORM_LIMITS.bytes,
    audit: auditAction("forms.create", "CREATE", "ফরম তৈরি", "Created a form"),
    body: z.strictObject({ ...formTitles, formJson: z.optional(z.string()) }),
    response: formDraft,
  }),
  copy: defineCall({
    method: "POST",
    path: "/api/survey/form/{id}/copy",
    summary: "Begins a form as a copy of another's draft",
    ...AUTHORS,
    audit: auditAction("forms.copy", "CREATE", "ফরমের অনুলিপি তৈরি", "Copied a form"),
    params,
    body: z.strictObject(formTitles),
    response: formDraft,
  }),
  draft: defineCall({
    method: "GET",
    path: "/api/survey/form/{id}/draft",
    summary: "A form as its author works on it",
    ...AUTHORS,
    params,
    response: formDraft,
  }),
  saveDraft: defineCall({
    method: "POST",
    path: "/api/survey/form/{id}/draft",
    summary: "Saves titles and questions; refused when someone else saved since the given version",
    ...AUTHORS,
    mostBytes: FORM_LIMITS.bytes,
    audit: auditAction("forms.saveDraft", "UPDATE", "ফরমের খসড়া সংরক্ষণ", "Saved a form's draft"),
    params,
    body: z.strictObject({ version, ...formTitles, formJson: z.string() }),
    response: z.object({ id: id(), version: z.number(), changedAt: z.string() }),
  }),
  publish: defineCall({
    method: "POST",
    path: "/api/survey/form/{id}/publish",
    summary: "Freezes the draft as a version; the same questions make no second one",
    ...AUTHORS,
    audit: auditAction("forms.publish", "UPDATE", "ফরম প্রকাশ", "Published a form"),
    params,
    body: z.strictObject({ version }),
    response: formSummary,
  }),
  exportXlsform: defineCall({
    method: "GET",
    path: "/api/survey/form/{id}/xlsform",
    summary: "A form's draft as an XLSForm workbook",
    ...AUTHORS,
    audit: auditAction("forms.export", "DOWNLOAD", "ফরম ডাউনলোড", "Downloaded a form"),
    params,
    response: "file",
  }),
  readXlsform: defineCall({
    method: "POST",
    path: "/api/survey/form/xlsform",
    summary: "Reads an XLSForm workbook and tells what does not map; stores nothing",
    ...AUTHORS,
    audit: "readOnly",
    upload: { mostBytes: FORM_LIMITS.fileBytes },
    response: z.object({
      nameBangla: z.string(),
      nameEnglish: z.string(),
      questions: z.array(wireQuestion),
      notes: z.array(
        z.object({ sheet: z.string(), line: z.number(), name: z.string(), message: z.string() }),
      ),
    }),
  }),
  versions: defineCall({
    method: "GET",
    path: "/api/survey/form/{id}/versions",
    summary: "The published versions of a form, newest first",
    ...AUTHORS,
    params,
    response: z.array(formVersion),
  }),
  version: defineCall({
    method: "GET",
    path: "/api/survey/form/version/{versionId}",
    summary: "One published version with its questions",
    ...AUTHORS,
    params: z.strictObject({ versionId: idText() }),
    response: z.object({ ...formVersion.shape, questions: z.array(wireQuestion) }),
  }),
  diff: defineCall({
    method: "GET",
    path: "/api/survey/form/{id}/diff",
    summary: "What changed from one version to another, or to the draft when `to` is left out",
    ...AUTHORS,
    params,
    query: z.strictObject({
      from: wholeNumber(1, 1_000_000),
      to: z.optional(wholeNumber(1, 1_000_000)),
    }),
    response: z.object({ changes: z.array(change), isComparable: z.boolean() }),
  }),
  setStatus: defineCall({
    method: "POST",
    path: "/api/survey/form/{id}/status",
    summary: "Puts a form away or takes it into use again",
    ...AUTHORS,
    audit: auditAction(
      "forms.setStatus",
      "UPDATE",
      "ফরমের অবস্থা পরিবর্তন",
      "Changed a form's status",
    ),
    params,
    body: z.strictObject({ status: z.enum(FORM_STATUSES) }),
    response: formSummary,
  }),
  remove: defineCall({
    method: "POST",
    path: "/api/survey/form/{id}/delete",
    summary: "Deletes a form that nothing was filled in on",
    ...AUTHORS,
    audit: auditAction("forms.delete", "DELETE", "ফরম মুছে ফেলা", "Deleted a form"),
    params,
    response: formSummary,
  }),
});
