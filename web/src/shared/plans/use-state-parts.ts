import type { PlanStatus } from "@shikkha/contract/plans/plan-words.ts";
import type { SubmissionCounts } from "@shikkha/contract/plans/review.ts";
import { useTranslation } from "react-i18next";

interface StatePart {
  readonly status: PlanStatus;
  readonly count: keyof Omit<SubmissionCounts, "total">;
  readonly label: string;
  readonly color: string;
}

/** The four states of a plan, in one order and one colour on every screen. */
export function useStateParts(): readonly StatePart[] {
  const { t } = useTranslation("visit");
  return [
    {
      status: "SUBMITTED",
      count: "submitted",
      label: t("review.state.SUBMITTED"),
      color: "var(--viz-1)",
    },
    { status: "DRAFT", count: "draft", label: t("review.state.DRAFT"), color: "var(--viz-3)" },
    {
      status: "REJECTED",
      count: "rejected",
      label: t("review.state.REJECTED"),
      color: "var(--viz-4)",
    },
    {
      status: "NEWJOINED",
      count: "newJoined",
      label: t("review.state.NEWJOINED"),
      color: "var(--viz-2)",
    },
  ];
}
