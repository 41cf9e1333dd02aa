import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import type { PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import { SHOWS_PLANS } from "../../plans.api.ts";
import { wishOf } from "../../model/visit-wish.ts";

/** Makes a changed row what it was when the plan was returned. */
export function useRestoreRow(row: PlanRow) {
  const { t } = useTranslation("visit");
  const { mutate, isPending } = useCallMutation(myPlanCalls.change, {
    outdates: SHOWS_PLANS,
    onSuccess: () => showToast({ tone: "good", text: t("plan.edit.done") }),
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  const start = () => {
    // A weekly holiday was confirmed when the row was first planned.
    if (row.former)
      mutate({ params: { id: row.id }, body: { ...wishOf(row.former), confirmed: true } });
  };
  return { start, isPending };
}
