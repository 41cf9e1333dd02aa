import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { planPlaceCalls } from "@shikkha/contract/plans/plan-places.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { findInstituteYear, listInstitutePlans } from "./institute-plans.reads.ts";
import { readMonth } from "./plan-month.reads.ts";
import { listNeeded, listOffices, type Planner } from "./plan-places.reads.ts";
import { findYearOfSession } from "./plan-state.reads.ts";

interface Asking {
  readonly db: Database;
  readonly scope: Scope;
  readonly actor: Actor;
  readonly platform: { readonly now: () => Date };
}

async function plannerOf(
  sessionId: number,
  { db, scope, actor, platform }: Asking,
): Promise<Planner> {
  const year = await findYearOfSession(db, sessionId);
  if (year === undefined) throw new AppError(ERRORS.notFound);
  return { scope, personId: actor.personId, year, today: dayInDhaka(platform.now()) };
}

export const planPlacesDomain = defineDomain({
  calls: planPlaceCalls,
  handlers: {
    institutes: async ({ params, query }, context) =>
      listNeeded(context.db, await plannerOf(params.id, context), query),
    offices: async ({ params, query }, context) =>
      listOffices(context.db, await plannerOf(params.id, context), query),
    month: async ({ params, query }, context) =>
      readMonth(context.db, await plannerOf(params.id, context), query.month),
    ofInstitute: async ({ params }, { db, scope }) => {
      const year = await findYearOfSession(db, params.sessionId);
      const known =
        year === undefined
          ? undefined
          : await findInstituteYear(scope, db, params.instituteId, year);
      if (year === undefined || !known) throw new AppError(ERRORS.notFound);
      return listInstitutePlans(db, params.instituteId, year);
    },
    instituteCalendar: async ({ params, query }, { db, scope, platform }) => {
      const year = query.planYear ?? Number(dayInDhaka(platform.now()).slice(0, 4));
      const known = await findInstituteYear(scope, db, params.id, year);
      if (!known) throw new AppError(ERRORS.notFound);
      return { year, ...known, visits: await listInstitutePlans(db, params.id, year) };
    },
  },
});
