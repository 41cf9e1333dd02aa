import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { day, periodInOrder } from "../kernel/date-fields.ts";
import { id, idText } from "../kernel/numbers.ts";
import { pageOf, pagingQuery } from "../kernel/paging.ts";
import { requiredText } from "../kernel/text.ts";
import { receipt } from "./receipt.ts";
import { visitSave, visitStart, visitSubmission } from "./submission.ts";
import { visitDetail, visitPhoto, visitSummary, visitVersionDetail } from "./visit.ts";
import { TIMINGS, VISIT_LIMITS, VISIT_STATES, visitKind } from "./visit-words.ts";

/** Whoever looks at visits: those who manage them, and officers who carry them out. */
export const SEES_VISITS = ["MANAGE_SUBMITTED_VISIT", "VISIT_INSTITUTE", "VISIT_OFFICE"] as const;
/** Whoever carries out visits; which kind takes which of the two is checked with the kind. */
export const VISITS = ["VISIT_INSTITUTE", "VISIT_OFFICE"] as const;

const kind = z.strictObject({ kind: visitKind });
const one = z.strictObject({ kind: visitKind, visitId: idText() });

export const visitFilter = {
  zoneId: z.optional(idText()),
  districtId: z.optional(idText()),
  upazilaId: z.optional(idText()),
  designationId: z.optional(idText()),
  fromDate: z.optional(day()),
  toDate: z.optional(day()),
  searchParam: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  state: z.optional(z.enum(VISIT_STATES)),
  timing: z.optional(z.enum(TIMINGS)),
  /** One's own visits, also those to places outside today's jurisdiction. */
  whose: z._default(z.enum(["ALL", "MINE"]), "ALL"),
};

export const visitCalls = defineCalls("visits", {
  list: defineCall({
    method: "GET",
    path: "/api/survey/{kind}/monitoring/visits",
    summary: "Submitted visits of a kind, the latest first",
    permission: SEES_VISITS,
    jurisdiction: "scoped",
    params: kind,
    query: z.strictObject({ ...pagingQuery, ...visitFilter }).check(periodInOrder),
    response: z.object({
      ...pageOf(visitSummary).shape,
      averageRating: z.nullable(z.number()),
      onTime: z.number(),
    }),
  }),
  one: defineCall({
    method: "GET",
    path: "/api/survey/{kind}/monitoring/{visitId}",
    summary: "A visit with its answers, photos, versions and receipt",
    permission: SEES_VISITS,
    jurisdiction: "scoped",
    params: one,
    response: visitDetail,
  }),
  version: defineCall({
    method: "GET",
    path: "/api/survey/{kind}/monitoring/{visitId}/versions/{number}",
    summary: "An earlier submission of a visit, on the form it was answered on",
    permission: SEES_VISITS,
    jurisdiction: "scoped",
    params: z.strictObject({ kind: visitKind, visitId: idText(), number: idText() }),
    response: visitVersionDetail,
  }),
  photo: defineCall({
    method: "GET",
    path: "/api/survey/{kind}/monitoring/{visitId}/photos/{photoId}",
    summary: "A photo of a visit",
    permission: SEES_VISITS,
    jurisdiction: "scoped",
    params: z.strictObject({ kind: visitKind, visitId: idText(), photoId: idText() }),
    query: z.strictObject({ size: z._default(z.enum(["large", "small"]), "large") }),
    response: "file",
  }),
  start: defineCall({
    method: "POST",
    path: "/api/survey/{kind}/monitoring/start",
    summary: "Begins a visit: a planned one, or one to a chosen place; begun twice it is one",
    permission: VISITS,
    jurisdiction: "own",
    audit: auditAction("visits.start", "CREATE", "পরিদর্শন শুরু", "Began a visit"),
    params: kind,
    body: visitStart,
    response: z.object({ clientId: z.string(), version: z.number(), formVersionId: id() }),
  }),
  save: defineCall({
    method: "POST",
    path: "/api/survey/{kind}/monitoring/save",
    summary: "Keeps a begun visit on the server, to be gone on with on another device",
    permission: VISITS,
    jurisdiction: "own",
    audit: auditAction("visits.save", "UPDATE", "পরিদর্শনের খসড়া সংরক্ষণ", "Saved a begun visit"),
    params: kind,
    body: visitSave,
    response: z.object({ version: z.number(), savedAt: z.string() }),
  }),
  discard: defineCall({
    method: "POST",
    path: "/api/survey/{kind}/monitoring/discard",
    summary: "Throws a begun visit away",
    permission: VISITS,
    jurisdiction: "own",
    audit: auditAction("visits.discard", "DELETE", "পরিদর্শনের খসড়া মোছা", "Discarded a begun visit"),
    params: kind,
    body: z.strictObject({ clientId: z.uuid() }),
    response: z.object({ clientId: z.string() }),
  }),
  submit: defineCall({
    method: "POST",
    path: "/api/survey/{kind}/monitoring/submit",
    summary: "Hands a visit in; the same submission sent again gets the same receipt",
    permission: VISITS,
    jurisdiction: "own",
    audit: auditAction("visits.submit", "CREATE", "পরিদর্শন প্রতিবেদন জমা", "Submitted a visit"),
    params: kind,
    body: visitSubmission,
    response: receipt,
  }),
  addPhoto: defineCall({
    method: "POST",
    path: "/api/survey/{kind}/monitoring/photos",
    summary: "Takes a photo that a submitted visit has named; the same one sent again is one",
    permission: VISITS,
    jurisdiction: "own",
    audit: auditAction("visits.addPhoto", "CREATE", "পরিদর্শনের ছবি", "Added a photo of a visit"),
    params: kind,
    query: z.strictObject({ visit: z.uuid(), photo: z.uuid() }),
    upload: { mostBytes: VISIT_LIMITS.photoBytes },
    response: visitPhoto,
  }),
  return: defineCall({
    method: "POST",
    path: "/api/survey/{kind}/monitoring/{visitId}/return",
    summary: "Sends a visit back to its officer with a comment",
    permission: "MANAGE_SUBMITTED_VISIT",
    jurisdiction: "scoped",
    audit: auditAction(
      "visits.return",
      "UPDATE",
      "পরিদর্শন প্রতিবেদন সংশোধনের জন্য ফেরত",
      "Returned a visit for correction",
    ),
    params: one,
    body: z.strictObject({ version: id(), comment: requiredText(VISIT_LIMITS.comment) }),
    response: z.object({ visitId: id(), state: z.enum(VISIT_STATES) }),
  }),
});
