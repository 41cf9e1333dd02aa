import * as z from "zod/mini";
import { MONITORING_FORM_TYPES } from "../forms/form.ts";
import type { MonitoringKind } from "../plans/plan-words.ts";

/** How the kinds of monitoring are named in addresses. */
export const VISIT_KINDS = ["general", "classroom", "office"] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

export const KIND_OF: Readonly<Record<VisitKind, MonitoringKind>> = {
  general: "GENERAL_MONITORING",
  classroom: "CLASSROOM_MONITORING",
  office: "OFFICE",
};

export function visitKindOf(kind: MonitoringKind): VisitKind {
  return VISIT_KINDS[MONITORING_FORM_TYPES.indexOf(kind)] ?? "general";
}

export const visitKind = z.enum(VISIT_KINDS);

/** Carried out by the planned day, after it, or without a plan. */
export const TIMINGS = ["ON_TIME", "LATE", "UNPLANNED"] as const;
export type Timing = (typeof TIMINGS)[number];

/** A submitted visit stands; a returned one waits for its officer. */
export const VISIT_STATES = ["SUBMITTED", "RETURNED"] as const;
export type VisitState = (typeof VISIT_STATES)[number];

export const VISIT_LIMITS = {
  photos: 5,
  /** Of a photo as the device sends it, already made smaller. */
  photoBytes: 5 * 1024 * 1024,
  caption: 200,
  reason: 500,
  comment: 1000,
  actions: 20,
  actionText: 500,
  actionOwner: 128,
  closingNote: 500,
  /** A report can be handed in for so many days after the visit. */
  daysToSubmit: 60,
  /** Visits of so many days ahead are kept on the device. */
  daysAhead: 14,
} as const;
