import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { QueryState } from "../../../../shared/states/QueryState.tsx";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import { Card } from "../../../../ui/layout/Card.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { chosenOf } from "../../model/draft.ts";
import { wishOf } from "../../model/visit-wish.ts";
import { myPlanAddress } from "../../plan-address.ts";
import { SHOWS_PLANS } from "../../plans.api.ts";
import { PlanShape } from "../plan/PlanShape.tsx";
import { AcceptBar } from "./AcceptBar.tsx";
import { DraftCard } from "./DraftCard.tsx";
import { DraftFigures } from "./DraftFigures.tsx";
import type { Suggestion } from "./use-suggestion.ts";
import styles from "./SuggestedPlan.module.css";

interface Props {
  plan: OfficerPlan;
  suggestion: Suggestion;
}

/** A draft that changes nothing until it is accepted. */
export function SuggestedPlan({ plan, suggestion }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const go = useGo();
  const { draft, answer } = suggestion;
  const { mutate, isPending, error } = useCallMutation(myPlanCalls.add, {
    outdates: SHOWS_PLANS,
    onSuccess: ({ added }) => {
      showToast({
        tone: "good",
        text: t("add.done", { count: added.length, number: number(added.length) }),
      });
      go.to(myPlanAddress(plan.session.year));
    },
  });
  const accept = () =>
    mutate({
      params: { id: plan.session.id },
      body: { visits: chosenOf(draft).map((visit) => wishOf(visit)) },
    });
  return (
    <QueryState
      query={answer}
      skeleton={<PlanShape />}
      isEmpty={({ proposals }) => proposals.length === 0}
      empty={
        <Card>
          <EmptyState title={t("suggest.none")} text={t("suggest.noneText")} />
        </Card>
      }
    >
      {(suggested) => (
        <div className={styles.parts}>
          <DraftFigures suggested={suggested} draft={draft} />
          <DraftCard suggestion={suggestion} year={plan.session.year} error={error} />
          <AcceptBar
            year={plan.session.year}
            now={suggested.visits}
            draft={draft}
            isPending={isPending}
            onAccept={accept}
          />
        </div>
      )}
    </QueryState>
  );
}
