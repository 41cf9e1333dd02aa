import { covers, placeOf, type Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { dashboardCalls } from "@shikkha/contract/dashboard.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import {
  listClassroomRatings,
  listIsasRatings,
  listKindRatings,
  listMonths,
  readCountry,
} from "./country.reads.ts";
import { findLocation, listPlaceStats, type LookedInto } from "./place-stat.reads.ts";
import { readMine } from "./tasks.reads.ts";

const yearOf = (now: Date) => Number(dayInDhaka(now).slice(0, 4));

/** The place looked into: the one asked for if it lies in the jurisdiction, else the jurisdiction itself. */
async function lookInto(db: Database, scope: Scope, id: number | undefined): Promise<LookedInto> {
  if (id === undefined) {
    const { zoneId, districtId, upazilaId } = placeOf(scope.path);
    return { id: upazilaId ?? districtId ?? zoneId ?? null, path: scope.path };
  }
  const place = await findLocation(db, id);
  if (!place || !covers(scope, place.path)) throw new AppError(ERRORS.notFound);
  return place;
}

export const dashboardDomain = defineDomain({
  calls: dashboardCalls,
  handlers: {
    country: ({ query }, { db, scope, platform }) => {
      const now = platform.now();
      const today = dayInDhaka(now);
      return readCountry(scope, db, query.planYear ?? yearOf(now), { today, now });
    },
    zones: async ({ query }, { db, scope, platform }) => {
      const now = platform.now();
      const place = await lookInto(db, scope, query.parentId);
      return listPlaceStats(db, place, query.planYear ?? yearOf(now), dayInDhaka(now));
    },
    months: ({ query }, { db, scope, platform }) =>
      listMonths(scope, db, query.planYear ?? yearOf(platform.now())),
    classroomRating: ({ query }, { db, scope, platform }) =>
      listClassroomRatings(scope, db, query.planYear ?? yearOf(platform.now())),
    overallRating: ({ query }, { db, scope, platform }) =>
      listKindRatings(scope, db, query.planYear ?? yearOf(platform.now())),
    isasRating: ({ query }, { db, scope, platform }) =>
      listIsasRatings(scope, db, query.planYear ?? yearOf(platform.now())),
    tasks: (_input, { db, actor, platform }) => readMine(db, actor, dayInDhaka(platform.now())),
  },
});
