import type { PlanSession } from "@shikkha/contract/plans/sessions.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { StatusDot } from "../../../../ui/controls/StatusDot.tsx";
import styles from "./PlanCounts.module.css";

const STATES = [
  { state: "submitted", tone: "good" },
  { state: "draft", tone: "warning" },
  { state: "rejected", tone: "bad" },
] as const;

/** How many plans of the session are in which state. */
export function PlanCounts({ plans }: Pick<PlanSession, "plans">) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  return (
    <ul className={styles.counts}>
      {STATES.map(({ state, tone }) => (
        <li key={state}>
          <StatusDot tone={tone}>{t(`session.plan.${state}`)}</StatusDot>
          <b>{t("session.planCount", { number: number(plans[state]) })}</b>
        </li>
      ))}
    </ul>
  );
}
