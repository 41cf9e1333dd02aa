import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { InsightArt } from "./art/InsightArt.tsx";
import { PlanArt } from "./art/PlanArt.tsx";
import { ReviewArt } from "./art/ReviewArt.tsx";
import { VisitArt } from "./art/VisitArt.tsx";
import { Benefits } from "./Benefits.tsx";
import { Section } from "./Section.tsx";
import styles from "./Steps.module.css";

const STEPS = [
  { id: "plan", art: <PlanArt /> },
  { id: "visit", art: <VisitArt /> },
  { id: "review", art: <ReviewArt /> },
  { id: "insight", art: <InsightArt /> },
] as const satisfies { id: string; art: ReactNode }[];

/** How a plan becomes a decision. */
export function Steps() {
  const { t } = useTranslation("cliche");
  const { number } = useFormat();
  return (
    <Section id="steps" title={t("public.stepsTitle")} lead={t("public.stepsLead")}>
      <ol className={styles.steps}>
        {STEPS.map(({ id, art }, index) => (
          <li key={id} className={styles.step}>
            <div className={styles.art}>{art}</div>
            <div className={styles.text}>
              <h3 className={styles.title}>
                <span className={styles.number}>{number(index + 1)}</span>
                {t(`step.${id}`)}
              </h3>
              <p>{t(`step.${id}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Benefits />
    </Section>
  );
}
