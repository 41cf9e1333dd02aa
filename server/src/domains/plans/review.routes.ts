import type { Level } from "@shikkha/contract/access/jurisdiction.ts";
import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { countReachable } from "../notices/notices.lookup.ts";
import { readReminderMessage } from "./plan-messages.ts";
import { findLastReminder, listUnsubmitted } from "./review-people.reads.ts";
import { rejectPlans, remindOfficers } from "./review.commands.ts";
import {
  countByDesignation,
  countByPlace,
  countSubmissions,
  listSubmissions,
  type PlaceLevel,
  type SubmissionFilter,
} from "./review.reads.ts";
import { findDeadline } from "./sessions.reads.ts";

/** The level below what is asked about, and never above what the caller sees. */
function levelBelow(level: Level, filter: SubmissionFilter): PlaceLevel | null {
  if (filter.upazilaId !== undefined || level === "UPAZILLA") return null;
  if (filter.districtId !== undefined || level === "DISTRICT") return "UPAZILLA";
  return filter.zoneId !== undefined || level === "ZONE" ? "DISTRICT" : "ZONE";
}

export const planReviewDomain = defineDomain({
  calls: planReviewCalls,
  handlers: {
    zones: ({ params }, { scope, db }) =>
      countByPlace(scope, db, { planYear: params.year }, "ZONE"),
    stat: async ({ query }, { scope, db }) => {
      const placeLevel = levelBelow(scope.level, query);
      const [counts, places, designations, deadline, lastReminder] = await Promise.all([
        countSubmissions(scope, db, query),
        placeLevel ? countByPlace(scope, db, query, placeLevel) : [],
        countByDesignation(scope, db, query),
        findDeadline(db, query.planYear),
        findLastReminder(scope, db, query.planYear),
      ]);
      return {
        ...counts,
        placeLevel,
        places,
        designations,
        deadline: deadline ?? null,
        lastReminderAt: lastReminder?.toISOString() ?? null,
      };
    },
    list: ({ query }, { scope, db }) => listSubmissions(scope, db, query),
    reject: ({ body }, { actor, platform, ...write }) =>
      rejectPlans(write, actor, body, platform.now()),
    previewReminder: async ({ query }, { scope, db }) => {
      const personIds = await listUnsubmitted(db, scope, query);
      const [reach, { channels, message }, lastReminder] = await Promise.all([
        countReachable(db, personIds),
        readReminderMessage(db, query.planYear),
        findLastReminder(scope, db, query.planYear),
      ]);
      return {
        ...reach,
        channels: [...channels],
        message,
        lastReminderAt: lastReminder?.toISOString() ?? null,
      };
    },
    remind: ({ body }, { actor, platform, ...write }) =>
      remindOfficers(write, actor, body, platform.now()),
  },
});
