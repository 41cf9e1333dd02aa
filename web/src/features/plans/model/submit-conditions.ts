import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";

type Says =
  | "timeMet"
  | "timeMissing"
  | "holidaysMet"
  | "holidaysMissing"
  | "minimumMet"
  | "minimumMissing"
  | "markedMet"
  | "markedWarning";

export interface Condition {
  readonly says: Says;
  readonly state: "met" | "missing" | "warning";
}

/** What the server will ask of a submission, told beforehand; marked rows left as they were are a warning. */
export function conditionsOf(plan: OfficerPlan): Condition[] {
  const { visits, holidayVisits, isOpen, returned } = plan;
  const conditions: Condition[] = [
    isOpen ? met("timeMet") : missing("timeMissing"),
    holidayVisits === 0 ? met("holidaysMet") : missing("holidaysMissing"),
    visits >= plan.session.minimumVisits ? met("minimumMet") : missing("minimumMissing"),
  ];
  if (plan.status === "REJECTED" && returned && returned.marked > 0) {
    const isDone = returned.marked === returned.corrected;
    conditions.push(isDone ? met("markedMet") : { says: "markedWarning", state: "warning" });
  }
  return conditions;
}

export function canSubmit(plan: OfficerPlan): boolean {
  return plan.isOwn && conditionsOf(plan).every(({ state }) => state !== "missing");
}

const met = (says: Says): Condition => ({ says, state: "met" });
const missing = (says: Says): Condition => ({ says, state: "missing" });
