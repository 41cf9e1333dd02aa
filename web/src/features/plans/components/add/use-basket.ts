import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import type { PlannedPlace } from "@shikkha/contract/plans/plan-words.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { useCall } from "../../../../lib/calls/use-call.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import { type BasketVisit, changed, toggled, verdictOf } from "../../model/basket.ts";
import { wishOf } from "../../model/visit-wish.ts";
import { SHOWS_PLANS } from "../../plans.api.ts";

const wishes = (visits: readonly BasketVisit[]) =>
  visits.map((visit) => ({ ...wishOf(visit), confirmed: visit.confirmed }));

/** The list of visits to add: what the server says of each, and saving those that are ready. */
export function useBasket(sessionId: number) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const [visits, setVisits] = useState<readonly BasketVisit[]>([]);
  const check = useCall(
    myPlanCalls.check,
    { params: { id: sessionId }, body: { visits: wishes(visits) } },
    { enabled: visits.length > 0, keepPrevious: false },
  );
  const judged = visits.map((visit, index) => {
    const checked = check.data?.[index];
    return { visit, checked, verdict: verdictOf(checked) };
  });
  const ready = judged.flatMap(({ visit, verdict }) => (verdict === "ready" ? [visit] : []));
  const save = useCallMutation(myPlanCalls.add, {
    outdates: [...SHOWS_PLANS, myPlanCalls.check],
    onSuccess: ({ added }) => {
      const kept = new Set(ready.map(({ key }) => key));
      setVisits((all) => all.filter(({ key }) => !kept.has(key)));
      showToast({
        tone: "good",
        text: t("add.done", { count: added.length, number: number(added.length) }),
      });
    },
  });
  return {
    visits,
    judged,
    ready,
    counts: {
      ready: ready.length,
      asks: judged.filter(({ verdict }) => verdict === "asks").length,
      refused: judged.filter(({ verdict }) => verdict === "refused").length,
    },
    isChecking: check.isFetching,
    isSaving: save.isPending,
    error: save.error ?? check.error,
    toggle: (place: PlannedPlace, visitDate: string) =>
      setVisits((all) => toggled(all, place, visitDate)),
    change: (key: string, patch: Parameters<typeof changed>[2]) =>
      setVisits((all) => changed(all, key, patch)),
    remove: (key: string) => setVisits((all) => all.filter((one) => one.key !== key)),
    clear: () => setVisits([]),
    save: () => save.mutate({ params: { id: sessionId }, body: { visits: wishes(ready) } }),
  };
}

export type Basket = ReturnType<typeof useBasket>;
