import { covers } from "@shikkha/contract/access/jurisdiction.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS, errorMessage } from "@shikkha/contract/kernel/errors.ts";
import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import { PLAN_ERRORS, VISIT_REFUSALS } from "@shikkha/contract/plans/plan-errors.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { readPlanCalendar } from "./plan-calendar.reads.ts";
import { countPlanned, listFates } from "./plan-numbers.reads.ts";
import { listRows } from "./plan-rows.reads.ts";
import { findStateInDuty, findYearOfSession } from "./plan-state.reads.ts";
import { addVisits, changeVisit, removeVisit } from "./plan.commands.ts";
import { getSeenPlan, mayReturn, requireSeen } from "./seen-plan.ts";
import { submitPlan } from "./submit-plan.commands.ts";
import { listOthersThere, readCheckFacts } from "./visit-check.reads.ts";
import { judgeVisits, placeKey } from "./visit-check.rules.ts";

export const myPlanDomain = defineDomain({
  calls: myPlanCalls,
  constraints: {
    plan_row_not_twice: VISIT_REFUSALS.twice,
    plan_row_plan_is_open: PLAN_ERRORS.submitted,
  },
  handlers: {
    calendar: async ({ params }, { db, actor, platform }) => {
      const state = await getSeenPlan(db, actor, params.officerId, params.year);
      const isOwn = actor.personId === params.officerId;
      const viewer = { isOwn, mayReturn: mayReturn(actor) && covers(actor.scope, state.path) };
      return readPlanCalendar(db, state, viewer, platform.now());
    },
    rows: async ({ params, query }, { db, actor }) => {
      const seen = await requireSeen(db, actor, params.officerId);
      return listRows(db, params.officerId, { ...query, ...seen });
    },
    stat: async ({ params, query }, { db, actor }) => {
      const seen = await requireSeen(db, actor, params.officerId);
      return countPlanned(db, params.officerId, { ...query, ...seen });
    },
    add: (input, { actor, platform, ...write }) => addVisits(write, actor, input, platform.now()),
    check: async ({ params, body }, { db, actor, platform, language }) => {
      const year = await findYearOfSession(db, params.id);
      const state =
        year === undefined
          ? undefined
          : await findStateInDuty(db, actor.personId, year, actor.scope);
      if (!state) throw new AppError(ERRORS.notFound);
      const today = dayInDhaka(platform.now());
      const asked = { planId: state.planId, year: state.year, today, scope: actor.scope };
      const [facts, others] = await Promise.all([
        readCheckFacts(db, body.visits, asked),
        listOthersThere(db, actor.personId, state.year, body.visits),
      ]);
      return judgeVisits(body.visits, facts).map((refusal, index) => {
        const wish = body.visits[index];
        const there = others.filter(
          ({ key, visitDate }) => wish && key === placeKey(wish) && visitDate === wish.visitDate,
        );
        return {
          refusal,
          message: refusal && errorMessage(VISIT_REFUSALS[refusal], language),
          others: there,
        };
      });
    },
    change: async (input, { actor, platform, ...write }) => {
      const rowId = await changeVisit(write, actor, input, platform.now());
      const [row] = await listRows(write.tx, actor.personId, { rowId });
      if (!row) throw new AppError(ERRORS.notFound);
      return row;
    },
    remove: ({ params }, { actor, platform, ...write }) =>
      removeVisit(write, actor, params.id, platform.now()),
    submit: (input, { actor, platform, ...write }) =>
      submitPlan(write, actor, input, platform.now()),
    visitStatus: async ({ query }, { db, actor, platform }) => {
      const seen = await requireSeen(db, actor, query.officerId);
      const today = dayInDhaka(platform.now());
      const filter = { planYear: query.planYear, ...seen };
      const fates = await listFates(db, query.officerId, filter, today);
      const count = (status: string) => fates.filter((fate) => fate.status === status).length;
      return {
        planned: fates.length,
        onTime: count("ON_TIME"),
        late: count("LATE"),
        missed: count("MISSED"),
        toCome: count("TO_COME"),
      };
    },
    visitedStatus: async ({ query }, { db, actor, platform }) => {
      const seen = await requireSeen(db, actor, query.officerId);
      const filter = { planYear: query.planYear, ...seen };
      return listFates(db, query.officerId, filter, dayInDhaka(platform.now()));
    },
  },
});
