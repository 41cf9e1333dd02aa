import type { IsasCategory } from "@shikkha/contract/institute-words.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { suggestionCalls } from "@shikkha/contract/plans/suggestion.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { listIsasProgress } from "./plan-numbers.reads.ts";
import { countRows, findStateInDuty, findYearOfSession } from "./plan-state.reads.ts";
import { listCandidates, readOwnDays } from "./suggestion.reads.ts";
import { type Suggested, suggestVisits } from "./suggestion.rules.ts";
import { readDayRules } from "./visit-check.reads.ts";
import { workingDays } from "./working-days.rules.ts";

export const suggestionDomain = defineDomain({
  calls: suggestionCalls,
  handlers: {
    suggest: async ({ params, query }, { db, actor, scope, platform }) => {
      const year = await findYearOfSession(db, params.id);
      const state =
        year === undefined ? undefined : await findStateInDuty(db, actor.personId, year, scope);
      if (!state) throw new AppError(ERRORS.notFound);
      const today = dayInDhaka(platform.now());
      const [rules, candidates, ownDays, isas, visits] = await Promise.all([
        readDayRules(db, state.year),
        listCandidates(db, scope, state.year, today),
        readOwnDays(db, state.planId),
        listIsasProgress(db, { path: scope.path, year: state.year, personId: actor.personId }),
        countRows(db, state.planId),
      ]);
      const wanted = query.visits ?? Math.max(state.minimumVisits - visits, 0);
      const suggested = suggestVisits(candidates, workingDays(state.year, today, rules), ownDays, {
        ...query,
        visits: wanted,
      });
      const placeOf = new Map(candidates.map(({ id, place }) => [id, place]));
      return {
        visits,
        minimum: state.minimumVisits,
        proposals: suggested.flatMap(({ candidate, ...rest }) => {
          const place = placeOf.get(candidate.id);
          return place ? [{ ...rest, place }] : [];
        }),
        isas: isas.map(({ category, institutes, meeting }) => ({
          category,
          institutes,
          meeting,
          meetingThen: meeting + newlyMeeting(suggested, category),
        })),
        months: monthsOf(ownDays, suggested),
      };
    },
  },
});

/** Institutes of the category that the draft lifts over their minimum. */
function newlyMeeting(suggested: readonly Suggested[], category: IsasCategory): number {
  const byInstitute = Map.groupBy(suggested, ({ candidate }) => candidate.id);
  return [...byInstitute.values()].filter(([first, ...more]) => {
    if (first?.candidate.category !== category) return false;
    const { planned, minimum } = first.candidate;
    return planned < minimum && planned + 1 + more.length >= minimum;
  }).length;
}

function monthsOf(
  ownDays: ReadonlyMap<string, readonly string[]>,
  suggested: readonly Suggested[],
): { now: number; proposed: number }[] {
  const months = Array.from({ length: 12 }, () => ({ now: 0, proposed: 0 }));
  for (const [date, paths] of ownDays) {
    const month = months[Number(date.slice(5, 7)) - 1];
    if (month) month.now += paths.length;
  }
  for (const { visitDate } of suggested) {
    const month = months[Number(visitDate.slice(5, 7)) - 1];
    if (month) month.proposed += 1;
  }
  return months;
}
