import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { says } from "../kernel/field-message.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id, idText, wholeNumber } from "../kernel/numbers.ts";
import { pageOf, pagingQuery } from "../kernel/paging.ts";
import { requiredText } from "../kernel/text.ts";
import { CHANNELS, MESSAGE_LIMIT } from "../settings.ts";
import { COMMENT_LIMIT, NOTE_LIMIT, officerName, PLAN_STATUSES, planYear } from "./plan-words.ts";

/** Whoever looks after the plans of others. */
export const REVIEWS = ["SUPERVISE_SUBMITTED_PLAN", "MANAGE_SUBMITTED_VISIT"] as const;
const SEES_SUBMISSIONS = ["VIEW_SUBMITTED_PLAN", ...REVIEWS] as const;

/** Left out, a level is not asked about. */
export const submissionFilter = {
  zoneId: z.optional(idText()),
  districtId: z.optional(idText()),
  upazilaId: z.optional(idText()),
  designationId: z.optional(idText()),
};
/** The same inside a body, where numbers are numbers. */
const matching = z.strictObject({
  zoneId: z.optional(id()),
  districtId: z.optional(id()),
  upazilaId: z.optional(id()),
  designationId: z.optional(id()),
  searchParam: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});

const counts = {
  total: z.number(),
  submitted: z.number(),
  draft: z.number(),
  rejected: z.number(),
  newJoined: z.number(),
};
export interface SubmissionCounts {
  readonly total: number;
  readonly submitted: number;
  readonly draft: number;
  readonly rejected: number;
  readonly newJoined: number;
}

const placeCounts = z.object({ id: id(), ...bilingualNames, ...counts });
export type PlaceCounts = z.infer<typeof placeCounts>;

const submission = z.object({
  ...officerName,
  pdsNumber: z.nullable(z.string()),
  workplaceBangla: z.nullable(z.string()),
  workplaceEnglish: z.nullable(z.string()),
  status: z.enum(PLAN_STATUSES),
  visits: z.number(),
  minimumVisits: z.number(),
  submittedAt: z.nullable(z.string()),
  returnedAt: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  marked: z.number(),
});
export type Submission = z.infer<typeof submission>;

const mark = z.strictObject({
  planDetailId: id(),
  note: z.optional(requiredText(NOTE_LIMIT)),
});

export const planReviewCalls = defineCalls("planReview", {
  zones: defineCall({
    method: "GET",
    path: "/api/visit-calendar/plan-submission/zones/stat/{year}",
    summary: "How many officers of each zone have submitted their plan",
    permission: SEES_SUBMISSIONS,
    jurisdiction: "scoped",
    params: z.strictObject({ year: wholeNumber(2000, 2100) }),
    response: z.array(placeCounts),
  }),
  stat: defineCall({
    method: "GET",
    path: "/api/visit-calendar/plan-submission/stat",
    summary: "Submission in numbers, with the places and designations it is made of",
    permission: SEES_SUBMISSIONS,
    jurisdiction: "scoped",
    query: z.strictObject({
      ...submissionFilter,
      planYear: wholeNumber(2000, 2100),
      status: z.optional(z.enum(PLAN_STATUSES)),
    }),
    response: z.object({
      ...counts,
      /** The level below what was asked for: zones, districts or upazilas; empty below an upazila. */
      placeLevel: z.nullable(z.enum(["ZONE", "DISTRICT", "UPAZILLA"])),
      places: z.array(placeCounts),
      designations: z.array(placeCounts),
      deadline: z.nullable(z.string()),
      submittedLastWeek: z.number(),
      lastReminderAt: z.nullable(z.string()),
    }),
  }),
  list: defineCall({
    method: "GET",
    path: "/api/visit-calendar/plan-submission",
    summary: "Officers and how far their plans are",
    permission: SEES_SUBMISSIONS,
    jurisdiction: "scoped",
    query: z.strictObject({
      ...pagingQuery,
      ...submissionFilter,
      planYear: wholeNumber(2000, 2100),
      status: z.optional(z.enum(PLAN_STATUSES)),
      searchParam: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    response: pageOf(submission),
  }),
  reject: defineCall({
    method: "POST",
    path: "/api/visit-calendar/reject-plan",
    summary: "Returns submitted plans for revision, of the officers named or of all that match",
    permission: REVIEWS,
    jurisdiction: "scoped",
    audit: auditAction(
      "plans.reject",
      "UPDATE",
      "পরিকল্পনা সংশোধনের জন্য ফেরত",
      "Returned a plan for revision",
    ),
    body: z
      .strictObject({
        officersId: z._default(z.array(id()).check(z.maxLength(5000)), []),
        planYear,
        comment: requiredText(COMMENT_LIMIT),
        /** Rows to correct, of plans that are returned with this. */
        marks: z._default(z.array(mark).check(z.maxLength(1000)), []),
        /** Instead of names: every submitted plan that matches. */
        matching: z.optional(matching),
        /** How many the supervisor was shown; another number is refused. */
        expected: z.optional(z.number().check(z.int(), z.gte(1))),
      })
      .check(
        z.refine(({ officersId, matching }) => officersId.length > 0 !== (matching !== undefined), {
          path: ["officersId"],
          error: says("কার পরিকল্পনা ফেরত যাবে তা বেছে নিন", "Choose whose plans are returned"),
        }),
      ),
    response: z.object({ returned: z.number() }),
  }),
  previewReminder: defineCall({
    method: "GET",
    path: "/api/visit-calendar/reminder/preview",
    summary: "Whom a reminder would reach, by channel",
    permission: REVIEWS,
    jurisdiction: "scoped",
    query: z.strictObject({ ...submissionFilter, planYear: wholeNumber(2000, 2100) }),
    response: z.object({
      people: z.number(),
      byChannel: z.record(z.enum(CHANNELS), z.number()),
      byNone: z.number(),
      channels: z.array(z.enum(CHANNELS)),
      message: z.string(),
      lastReminderAt: z.nullable(z.string()),
    }),
  }),
  remind: defineCall({
    method: "POST",
    path: "/api/visit-calendar/reminder/notify",
    summary: "Reminds the officers whose plan is not submitted",
    permission: REVIEWS,
    jurisdiction: "scoped",
    mostPerMinute: 6,
    audit: auditAction("plans.remind", "SEND", "পরিকল্পনা জমার স্মারক প্রেরণ", "Sent a plan reminder"),
    body: z.strictObject({
      ...matching.shape,
      planYear,
      message: z.optional(requiredText(MESSAGE_LIMIT)),
      expected: z.number().check(z.int(), z.gte(1)),
    }),
    response: z.object({ people: z.number(), byChannel: z.record(z.enum(CHANNELS), z.number()) }),
  }),
});
