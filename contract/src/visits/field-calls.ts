import * as z from "zod/mini";
import { publishedForm } from "../forms/form.ts";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { day, periodInOrder } from "../kernel/date-fields.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id, idText, wholeNumber } from "../kernel/numbers.ts";
import { requiredText } from "../kernel/text.ts";
import { actionPoint, presence, visitedPlace } from "./visit.ts";
import { SEES_VISITS, VISITS } from "./visit-calls.ts";
import { TIMINGS, VISIT_LIMITS, visitKind } from "./visit-words.ts";

const earlierVisit = z.object({
  visitId: id(),
  kind: visitKind,
  visitDate: z.string(),
  rating: z.nullable(z.number()),
  officer: z.object(bilingualNames),
  people: z.nullable(presence),
  staff: z.nullable(presence),
});

/** What an officer should know of a place before going there. */
export const placeCard = z.object({
  place: visitedPlace,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  head: z.nullable(
    z.object({
      ...bilingualNames,
      designationBangla: z.nullable(z.string()),
      designationEnglish: z.nullable(z.string()),
      phone: z.nullable(z.string()),
    }),
  ),
  /** Visits carried out this year by all officers, and how many its category asks for. */
  visitsThisYear: z.number(),
  minimumVisits: z.nullable(z.number()),
  /** The last three, the latest first. */
  visits: z.array(earlierVisit),
  openActions: z.array(actionPoint),
});
export type PlaceCard = z.infer<typeof placeCard>;

const weekVisit = z.object({
  planDetailId: id(),
  kind: visitKind,
  visitDate: z.string(),
  /** The visit that was carried out, where there is one. */
  visitId: z.nullable(id()),
  visitedOn: z.nullable(z.string()),
  card: placeCard,
});
export type WeekVisit = z.infer<typeof weekVisit>;

export const visitDraft = z.object({
  clientId: z.string(),
  kind: visitKind,
  place: visitedPlace,
  planDetailId: z.nullable(id()),
  plannedDate: z.nullable(z.string()),
  formVersionId: id(),
  answers: z.record(z.string(), z.unknown()),
  progress: z.number(),
  version: z.number(),
  begunAt: z.string(),
  savedAt: z.string(),
});
export type VisitDraft = z.infer<typeof visitDraft>;

const returnedVisit = z.object({
  visitId: id(),
  clientId: z.string(),
  kind: visitKind,
  place: visitedPlace,
  visitDate: z.string(),
  version: z.number(),
  comment: z.string(),
  returnedAt: z.string(),
  returnedBy: z.object(bilingualNames),
});

const placeQuery = z
  .strictObject({ instituteId: z.optional(idText()), officeId: z.optional(idText()) })
  .check(
    z.refine(
      ({ instituteId, officeId }) => (instituteId === undefined) !== (officeId === undefined),
      {
        path: ["instituteId"],
      },
    ),
  );

export const fieldCalls = defineCalls("field", {
  week: defineCall({
    method: "GET",
    path: "/api/survey/monitoring/my-week",
    summary:
      "The caller's planned visits of a period with what to know of each place, and what is overdue",
    permission: VISITS,
    jurisdiction: "own",
    query: z.strictObject({ fromDate: day(), toDate: day() }).check(periodInOrder),
    response: z.object({
      today: z.string(),
      visits: z.array(weekVisit),
      /** Planned days that passed without a visit, the latest first. */
      overdue: z.array(weekVisit),
      drafts: z.array(visitDraft),
      returned: z.array(returnedVisit),
      year: z.object({
        year: z.number(),
        planned: z.number(),
        onTime: z.number(),
        late: z.number(),
        missed: z.number(),
        toCome: z.number(),
      }),
    }),
  }),
  form: defineCall({
    method: "GET",
    path: "/api/survey/{kind}/monitoring/form",
    summary: "The form a kind of monitoring is filled in on today",
    permission: VISITS,
    jurisdiction: "everyone",
    params: z.strictObject({ kind: visitKind }),
    response: publishedForm,
  }),
  card: defineCall({
    method: "GET",
    path: "/api/survey/monitoring/place-card",
    summary: "What to know of an institute or office before going there",
    permission: [...SEES_VISITS, "VIEW_INSTITUTE_DETAIL"],
    jurisdiction: "scoped",
    query: placeQuery,
    response: placeCard,
  }),
  places: defineCall({
    method: "GET",
    path: "/api/survey/{kind}/monitoring/places",
    summary: "Places of the caller's jurisdiction where an unplanned visit of the kind can go",
    permission: VISITS,
    jurisdiction: "scoped",
    params: z.strictObject({ kind: visitKind }),
    query: z.strictObject({ search: z._default(z.string().check(z.trim(), z.maxLength(100)), "") }),
    response: z.array(visitedPlace),
  }),
  history: defineCall({
    method: "GET",
    path: "/api/survey/monitoring/history",
    summary: "Visits to an institute or office, the latest first, with its ratings over time",
    permission: [...SEES_VISITS, "VIEW_INSTITUTE_DETAIL"],
    jurisdiction: "scoped",
    query: z.strictObject({
      instituteId: z.optional(idText()),
      officeId: z.optional(idText()),
      size: z._default(wholeNumber(1, 50), 12),
    }),
    response: z.object({
      total: z.number(),
      visits: z.array(z.object({ ...earlierVisit.shape, timing: z.enum(TIMINGS) })),
    }),
  }),
  actions: defineCall({
    method: "GET",
    path: "/api/survey/monitoring/actions",
    summary: "Actions that came of visits to a place, the open ones first",
    permission: [...SEES_VISITS, "VIEW_INSTITUTE_DETAIL"],
    jurisdiction: "scoped",
    query: placeQuery,
    response: z.array(actionPoint),
  }),
  addAction: defineCall({
    method: "POST",
    path: "/api/survey/monitoring/actions",
    summary: "Makes a finding of a visit an action with an owner and a day",
    permission: SEES_VISITS,
    jurisdiction: "scoped",
    audit: auditAction("actions.add", "CREATE", "করণীয় যোগ", "Added an action"),
    body: z.strictObject({
      clientId: z.uuid(),
      visitId: id(),
      text: requiredText(VISIT_LIMITS.actionText),
      owner: requiredText(VISIT_LIMITS.actionOwner),
      dueOn: day(),
    }),
    response: actionPoint,
  }),
  closeAction: defineCall({
    method: "POST",
    path: "/api/survey/monitoring/actions/{id}/close",
    summary: "Closes an action with a note of what was done",
    permission: SEES_VISITS,
    jurisdiction: "scoped",
    audit: auditAction("actions.close", "UPDATE", "করণীয় নিষ্পন্ন", "Closed an action"),
    params: z.strictObject({ id: idText() }),
    body: z.strictObject({ note: requiredText(VISIT_LIMITS.closingNote) }),
    response: actionPoint,
  }),
  receiptKey: defineCall({
    method: "GET",
    path: "/api/survey/monitoring/receipt-key",
    summary: "The public key by which anyone can check the signature of a receipt",
    permission: "public",
    jurisdiction: "everyone",
    response: z.object({ algorithm: z.literal("Ed25519"), publicKey: z.string() }),
  }),
});
