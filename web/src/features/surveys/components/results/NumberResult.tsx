import type { QuestionSummary } from "@shikkha/contract/surveys/survey-results.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { BarChart } from "../../../../ui/charts/BarChart.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import styles from "./Results.module.css";

interface Props {
  title: string;
  question: QuestionSummary;
}

/** The middle, the ends, and how the numbers are spread. */
export function NumberResult({ title, question }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { number } = useFormat();
  const { numbers } = question;
  if (!numbers) return <EmptyState title={t("results.noAnswers")} />;
  const written = (value: number) =>
    number(value, { fractionDigits: Number.isInteger(value) ? 0 : 1 });
  const facts = [
    { label: t("results.mean"), value: numbers.mean },
    { label: t("results.median"), value: numbers.median },
    { label: t("results.least"), value: numbers.least },
    { label: t("results.most"), value: numbers.most },
  ];
  const parts = numbers.parts.filter(({ count }, index) => count > 0 || index > 0);
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{written(value)}</dd>
          </div>
        ))}
      </dl>
      {numbers.least !== numbers.most && (
        <BarChart
          title={title}
          height={200}
          series={[{ label: t("results.answers") }]}
          rows={parts.map(({ from, to, count }) => ({
            label: `${written(Math.round(from * 10) / 10)}–${written(Math.round(to * 10) / 10)}`,
            values: [count],
          }))}
        />
      )}
    </>
  );
}
