import type { SurveyRow } from "@shikkha/contract/surveys/survey-calls.ts";

export const SURVEY_ACTIONS = ["publish", "close", "delete"] as const;
export type SurveyAction = (typeof SURVEY_ACTIONS)[number];

type Facts = Pick<SurveyRow, "status" | "answered">;

/** What can be done with a survey in its present state; one with answers is a record and stays. */
export function actionsFor({ status, answered }: Facts): readonly SurveyAction[] {
  const isOver = status === "CLOSED" || status === "EXPIRED";
  return SURVEY_ACTIONS.filter((action) => {
    if (action === "publish") return status === "UPCOMING";
    return action === "delete" ? answered === 0 : !isOver;
  });
}

export function canEdit({ status }: Pick<Facts, "status">): boolean {
  return status === "UPCOMING" || status === "PUBLISHED";
}

/** There is something to see once it has been out. */
export function hasResults({ status }: Pick<Facts, "status">): boolean {
  return status !== "UPCOMING";
}
