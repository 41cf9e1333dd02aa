import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { daysUntil } from "../../model/session-time.ts";
import { canSubmit } from "../../model/submit-conditions.ts";
import styles from "./SubmitBar.module.css";

interface Props {
  plan: OfficerPlan;
  onSubmit: () => void;
}

/** On a phone: how far the plan is and its one action, always in reach of the thumb. */
export function SubmitBar({ plan, onSubmit }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const left = daysUntil(plan.lastDay, today());
  return (
    <div className={styles.bar}>
      <p className={styles.text}>
        <b>
          {number(plan.visits)}/{number(plan.session.minimumVisits)}
        </b>
        <span>
          {left >= 0
            ? `${number(left)} ${t("plan.deadline.left", { count: left })}`
            : t("plan.deadline.over")}
        </span>
      </p>
      <Button
        variant="primary"
        icon={<Send size={17} aria-hidden />}
        isDisabled={!canSubmit(plan)}
        onClick={onSubmit}
      >
        {t("plan.submit.short")}
      </Button>
    </div>
  );
}
