import type { CompilePattern } from "@shikkha/contract/forms/pattern.ts";
import { rateVisit } from "@shikkha/contract/visits/visit-ratings.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { DeviceVisit } from "../../../../shared/outbox/device-visit.ts";
import { useFilling } from "../../../../shared/question-renderer/form-filling.ts";
import { type FormStep, stepTitle } from "../../../../shared/question-renderer/form-steps.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Alert } from "../../../../ui/feedback/Alert.tsx";
import { checkVisit, faultsAt } from "../../model/visit-check.ts";
import { useSize } from "../../use-size.ts";
import { ConfirmBox } from "./ConfirmBox.tsx";
import { OverallCard } from "./OverallCard.tsx";
import { SectionRow } from "./SectionRow.tsx";
import styles from "./SummaryStep.module.css";

interface Props {
  visit: DeviceVisit;
  compile: CompilePattern;
  steps: readonly FormStep[];
  onOpen: (step: number) => void;
  isConfirmed: boolean;
  onConfirm: (isGiven: boolean) => void;
  isConfirmMissing: boolean;
}

/** The last look before it is handed in. */
export function SummaryStep(props: Props) {
  const { visit, compile, steps, onOpen } = props;
  const { t } = useTranslation("visit");
  const format = useFormat();
  const size = useSize();
  const { store } = useFilling();
  // The summary is drawn when it is opened; nothing on it changes the answers.
  const { answers, faults, rating, ratings } = useMemo(() => {
    const checked = checkVisit(store, compile);
    return { ...checked, ...rateVisit(store.form, checked.answers) };
  }, [store, compile]);
  const bytes =
    new Blob([JSON.stringify(answers)]).size +
    visit.photos.reduce((sum, photo) => sum + photo.bytes, 0);
  const { number } = format;
  return (
    <>
      <h2 className={styles.title}>{t("filling.summary.title")}</h2>
      <p className={styles.lead}>{t("filling.summary.lead")}</p>
      <OverallCard rating={rating} visit={visit} />
      <ul className={styles.list}>
        {steps.map((step, index) => {
          const section = step.section?.question;
          const answered = step.nodes.filter(({ key }) => answers[key] !== undefined).length;
          return (
            <SectionRow
              key={step.key}
              title={stepTitle(format, step)}
              text={t("filling.summary.answers", { count: answered, number: number(answered) })}
              rating={section && ratings[String(section.id)]}
              faults={faultsAt(faults, step.nodes).length}
              onOpen={() => onOpen(index)}
            />
          );
        })}
        <SectionRow
          title={t("filling.evidence.title")}
          text={[
            t("filling.summary.photos", {
              count: visit.photos.length,
              number: number(visit.photos.length),
            }),
            t("filling.summary.actions", {
              count: visit.actions.length,
              number: number(visit.actions.length),
            }),
            visit.position
              ? t("filling.summary.position", {
                  number: number(Math.round(visit.position.accuracy)),
                })
              : t("filling.summary.noPosition"),
          ].join(" · ")}
          rating={undefined}
          faults={0}
          onOpen={() => onOpen(steps.length)}
        />
      </ul>
      <Alert tone="info">{t("filling.summary.toSend", { size: size(bytes) })}</Alert>
      <Alert tone="warning">{t("filling.summary.locked")}</Alert>
      <ConfirmBox
        isChecked={props.isConfirmed}
        onChange={props.onConfirm}
        isMissing={props.isConfirmMissing}
      />
    </>
  );
}
