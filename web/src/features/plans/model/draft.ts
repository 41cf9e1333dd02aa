import type { Proposal } from "@shikkha/contract/plans/suggestion.ts";
import { monthOf } from "./plan-days.ts";

/** A proposal as the officer has left it: chosen or not, perhaps on another day. */
export interface DraftVisit extends Proposal {
  readonly key: string;
  readonly isChosen: boolean;
  readonly proposedDate: string;
}

export function draftOf(proposals: readonly Proposal[]): DraftVisit[] {
  return proposals.map((proposal, index) => ({
    ...proposal,
    key: `${proposal.place.instituteId} ${index}`,
    isChosen: true,
    proposedDate: proposal.visitDate,
  }));
}

export function withChange(
  draft: readonly DraftVisit[],
  key: string,
  patch: Partial<Pick<DraftVisit, "isChosen" | "visitDate">>,
): DraftVisit[] {
  return draft.map((visit) => (visit.key === key ? { ...visit, ...patch } : visit));
}

export function chosenOf(draft: readonly DraftVisit[]): DraftVisit[] {
  return draft.filter(({ isChosen }) => isChosen);
}

/** Visits a month of the chosen ones, January first. */
export function monthsOf(draft: readonly DraftVisit[]): number[] {
  const months = Array.from({ length: 12 }, () => 0);
  for (const { visitDate } of chosenOf(draft)) {
    const index = monthOf(visitDate) - 1;
    months[index] = (months[index] ?? 0) + 1;
  }
  return months;
}

export type DraftFilter = "ALL" | "WEAK" | "MOVED";

export function filtered(draft: readonly DraftVisit[], filter: DraftFilter): DraftVisit[] {
  if (filter === "WEAK") {
    return draft.filter(({ place }) => place.isasCategory === "D" || place.isasCategory === "E");
  }
  if (filter === "MOVED") return draft.filter(isMoved);
  return [...draft];
}

export function isMoved({ visitDate, proposedDate }: DraftVisit): boolean {
  return visitDate !== proposedDate;
}
