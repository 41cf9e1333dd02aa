import type { IsasCategory } from "@shikkha/contract/institute-words.ts";
import { LONG_AGO_MONTHS } from "@shikkha/contract/plans/plan-places.ts";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import type { SuggestionReason } from "@shikkha/contract/plans/suggestion.ts";
import { DayBook } from "./suggestion-days.rules.ts";

export interface Candidate {
  readonly id: number;
  readonly path: string;
  readonly category: IsasCategory;
  readonly minimum: number;
  /** Planned by all officers. */
  readonly planned: number;
  readonly monthsSinceVisit: number | null;
  readonly lastRating: number | null;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly names: { readonly nameBangla: string; readonly nameEnglish: string };
  /** Days on which anyone plans to be there. */
  readonly takenDays: readonly string[];
}

export interface Wish {
  readonly visits: number;
  readonly mostPerDay: number;
  readonly kind: "GENERAL_MONITORING" | "CLASSROOM_MONITORING" | "BOTH";
  readonly variant: number;
}

export interface Suggested {
  readonly candidate: Candidate;
  readonly visitDate: string;
  readonly kind: MonitoringKind;
  readonly reasons: SuggestionReason[];
  readonly otherDates: string[];
}

const LOW_RATING = 2.5;
const MOST_MONTHS = 24;

/**
 * A draft from need. Visits are given out one by one to the institute that needs one most; what it gets lowers its need, so
 * that the next one has its turn. Each is then laid on the working day that fits best. No chance is involved: the same
 * question has the same answer, and a variant only begins the year at another working day.
 */
export function suggestVisits(
  candidates: readonly Candidate[],
  workingDays: readonly string[],
  ownDays: ReadonlyMap<string, readonly string[]>,
  wish: Wish,
): Suggested[] {
  const given = giveOut(candidates, wish.visits);
  const hasUpazilas = new Set(candidates.map(({ path }) => path)).size > 1;
  const book = new DayBook<Candidate>(workingDays, ownDays, { ...wish, hasUpazilas });
  const suggested: Suggested[] = [];
  for (const [turn, { candidate, planned, round }] of inRounds(given).entries()) {
    const place = book.place(candidate, round);
    if (!place) continue;
    suggested.push({
      candidate,
      visitDate: place.day,
      kind: kindOf(wish.kind, turn),
      reasons: reasonsOf(candidate, planned, place.near),
      otherDates: place.otherDays,
    });
  }
  return suggested.toSorted(
    (a, b) => a.visitDate.localeCompare(b.visitDate) || a.candidate.id - b.candidate.id,
  );
}

interface Given {
  readonly candidate: Candidate;
  /** Planned before this visit, those given out before it included. */
  readonly planned: number;
  /** The how-manieth of this institute in the draft, from 0. */
  readonly round: number;
}

function giveOut(candidates: readonly Candidate[], visits: number): Given[] {
  const state = candidates.map((candidate) => ({ candidate, extra: 0 }));
  const given: Given[] = [];
  for (let turn = 0; turn < visits && state.length > 0; turn += 1) {
    let best = state[0];
    for (const one of state) if (best && comesBefore(one, best)) best = one;
    if (!best) break;
    given.push({
      candidate: best.candidate,
      planned: best.candidate.planned + best.extra,
      round: best.extra,
    });
    best.extra += 1;
  }
  return given;
}

interface Standing {
  readonly candidate: Candidate;
  readonly extra: number;
}

function comesBefore(one: Standing, other: Standing): boolean {
  const difference = need(one) - need(other);
  return difference === 0 ? one.candidate.id < other.candidate.id : difference > 0;
}

/** Lack of planned visits weighs most, as a share and in number, then how long nobody came, then a low rating. */
function need({ candidate, extra }: Standing): number {
  const missing = candidate.minimum - candidate.planned - extra;
  const lack = missing / Math.max(candidate.minimum, 1);
  const months = Math.min(candidate.monthsSinceVisit ?? MOST_MONTHS, MOST_MONTHS) / MOST_MONTHS;
  const weakness = candidate.lastRating === null ? 0.5 : (5 - candidate.lastRating) / 5;
  // A visit already in the draft makes the months and the rating less pressing.
  return lack * 6 + missing / 2 + (months * 2 + weakness) / (extra + 1);
}

/** First visits of all institutes before the second ones, so that scarce days go round. */
function inRounds(given: readonly Given[]): Given[] {
  return given.toSorted((a, b) => a.round - b.round);
}

function kindOf(wanted: Wish["kind"], turn: number): MonitoringKind {
  if (wanted !== "BOTH") return wanted;
  return turn % 3 === 2 ? "CLASSROOM_MONITORING" : "GENERAL_MONITORING";
}

function reasonsOf(
  { category, minimum, monthsSinceVisit, lastRating }: Candidate,
  planned: number,
  near: Candidate | null,
): SuggestionReason[] {
  const reasons: SuggestionReason[] = [];
  if (planned === minimum - 1) reasons.push({ code: "ONE_MORE", category, minimum });
  else if (planned < minimum) reasons.push({ code: "BELOW_MINIMUM", category, minimum, planned });
  if (monthsSinceVisit === null) reasons.push({ code: "NEVER_VISITED" });
  else if (monthsSinceVisit >= LONG_AGO_MONTHS)
    reasons.push({ code: "LONG_AGO", months: monthsSinceVisit });
  if (lastRating !== null && lastRating <= LOW_RATING)
    reasons.push({ code: "LOW_RATING", rating: lastRating });
  if (reasons.length === 0) reasons.push({ code: "FILLS_MINIMUM" });
  if (near) reasons.push({ code: "NEAR", ...near.names });
  return reasons;
}
