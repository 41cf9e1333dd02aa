import * as z from "zod/mini";
import { wireQuestion } from "../forms/wire-tree.ts";
import { INSTITUTE_TYPES, ISAS_CATEGORIES } from "../institutes.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id } from "../kernel/numbers.ts";
import { officerName } from "../plans/plan-words.ts";
import { receipt } from "./receipt.ts";
import { TIMINGS, VISIT_STATES, visitKind } from "./visit-words.ts";

const rating = z.nullable(z.number());

/** The institute or office a visit went to. */
export const visitedPlace = z.object({
  instituteId: z.nullable(id()),
  officeId: z.nullable(id()),
  eiin: z.nullable(z.string()),
  ...bilingualNames,
  type: z.nullable(z.enum(INSTITUTE_TYPES)),
  isasCategory: z.nullable(z.enum(ISAS_CATEGORIES)),
  /** The upazila of an institute, the place of an office; null for the head office. */
  placeNameBangla: z.nullable(z.string()),
  placeNameEnglish: z.nullable(z.string()),
});
export type VisitedPlace = z.infer<typeof visitedPlace>;

export const presence = z.object({
  total: z.number(),
  present: z.number(),
  authorised: z.number(),
  unauthorised: z.number(),
});

const watched = z.object({
  grade: z.number(),
  section: z.nullable(z.string()),
  subject: z.string(),
  topic: z.nullable(z.string()),
  teacher: z.string(),
  teacherIndex: z.nullable(z.string()),
  enrolled: z.nullable(z.number()),
  girls: z.nullable(z.number()),
  boys: z.nullable(z.number()),
});

const summary = {
  id: id(),
  kind: visitKind,
  place: visitedPlace,
  officer: z.object(officerName),
  visitDate: z.string(),
  plannedDate: z.nullable(z.string()),
  timing: z.enum(TIMINGS),
  state: z.enum(VISIT_STATES),
  /** Which submission stands; above 1 it was returned and submitted again. */
  version: z.number(),
  rating,
  people: z.nullable(presence),
  staff: z.nullable(presence),
  students: z.nullable(z.object({ enrolled: z.number(), girls: z.number(), boys: z.number() })),
  /** The class that was watched, of a classroom visit. */
  watched: z.nullable(
    z.pick(watched, { grade: true, section: true, subject: true, teacher: true }),
  ),
};

export const visitSummary = z.object(summary);
export type VisitSummary = z.infer<typeof visitSummary>;

export const visitPhoto = z.object({
  id: id(),
  clientId: z.string(),
  /** By which the report names it, and a corrected one names it again. */
  sha256: z.string(),
  caption: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
  /** Null while it is still on the officer's device. */
  receivedAt: z.nullable(z.string()),
});
export type VisitPhoto = z.infer<typeof visitPhoto>;

export const actionPoint = z.object({
  id: id(),
  visitId: id(),
  text: z.string(),
  owner: z.string(),
  dueOn: z.string(),
  createdAt: z.string(),
  createdBy: z.object(bilingualNames),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.object(bilingualNames)),
  closingNote: z.nullable(z.string()),
});
export type ActionPoint = z.infer<typeof actionPoint>;

const returned = z.object({ at: z.string(), by: z.object(bilingualNames), comment: z.string() });

export const visitVersion = z.object({
  number: z.number(),
  submittedAt: z.string(),
  rating,
  hash: z.string(),
  receiptNumber: z.string(),
  signature: z.string(),
  /** Why it was sent back, where it was. */
  returned: z.nullable(returned),
});
export type VisitVersion = z.infer<typeof visitVersion>;

const form = z.object({
  versionId: id(),
  number: z.number(),
  ...bilingualNames,
  questions: z.array(wireQuestion),
});

export const visitDetail = z.object({
  ...summary,
  clientId: z.string(),
  planDetailId: z.nullable(id()),
  unplannedReason: z.nullable(z.string()),
  begunAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  submittedAt: z.string(),
  officerPhone: z.nullable(z.string()),
  place: z.extend(visitedPlace, {
    zoneNameBangla: z.nullable(z.string()),
    zoneNameEnglish: z.nullable(z.string()),
    districtNameBangla: z.nullable(z.string()),
    districtNameEnglish: z.nullable(z.string()),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
  }),
  position: z.nullable(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      accuracy: z.nullable(z.number()),
      /** Metres from the institute, where its own position is known. */
      distance: z.nullable(z.number()),
    }),
  ),
  studentsByGrade: z.array(
    z.object({ grade: z.number(), enrolled: z.number(), girls: z.number(), boys: z.number() }),
  ),
  watched: z.nullable(
    z.extend(watched, {
      /** Earlier ratings of the same teacher by index number, the oldest first. */
      earlierRatings: z.array(z.number()),
    }),
  ),
  ratings: z.record(z.string(), z.number()),
  form,
  answers: z.record(z.string(), z.unknown()),
  photos: z.array(visitPhoto),
  actions: z.array(actionPoint),
  versions: z.array(visitVersion),
  receipt,
  /** Whether the caller may send it back, correct it, and close its actions now. */
  canReturn: z.boolean(),
  isOwn: z.boolean(),
});
export type VisitDetail = z.infer<typeof visitDetail>;

export const visitVersionDetail = z.object({
  number: z.number(),
  submittedAt: z.string(),
  rating,
  form,
  answers: z.record(z.string(), z.unknown()),
});
export type VisitVersionDetail = z.infer<typeof visitVersionDetail>;
