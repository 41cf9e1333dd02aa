import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { Check, TriangleAlert, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { conditionsOf } from "../../model/submit-conditions.ts";
import styles from "./SubmitConditions.module.css";

const ICON = { met: Check, missing: X, warning: TriangleAlert } as const;

/** What a submission needs, each with whether it is there. */
export function SubmitConditions({ plan }: { plan: OfficerPlan }) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const { returned } = plan;
  const numbers = {
    holidays: number(plan.holidayVisits),
    visits: number(plan.visits),
    minimum: number(plan.session.minimumVisits),
    all: number(returned?.marked ?? 0),
    left: number((returned?.marked ?? 0) - (returned?.corrected ?? 0)),
  };
  return (
    <ul className={styles.list}>
      {conditionsOf(plan).map(({ says, state }) => {
        const Icon = ICON[state];
        return (
          <li key={says} data-state={state} className={styles.item}>
            <Icon size={17} aria-hidden />
            {t(`plan.condition.${says}`, numbers)}
          </li>
        );
      })}
    </ul>
  );
}
