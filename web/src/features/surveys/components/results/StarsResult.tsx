import { RATING_SCALE, ratingBand } from "@shikkha/contract/forms/rating.ts";
import type { QuestionSummary } from "@shikkha/contract/surveys/survey-results.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Stars } from "../../../../ui/controls/Stars.tsx";
import { CountBars } from "./CountBars.tsx";
import styles from "./Results.module.css";

interface Props {
  title: string;
  question: QuestionSummary;
}

export function StarsResult({ title, question }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { t: form } = useTranslation("form");
  const { digits } = useFormat();
  const { mean, scale } = question;
  return (
    <div className={styles.stars}>
      {mean !== null && scale !== null && (
        <Stars
          value={mean}
          outOf={scale}
          band={form(`band.${ratingBand((mean / scale) * RATING_SCALE)}`)}
        />
      )}
      <CountBars
        title={title}
        question={question}
        label={({ key }) => t("results.starsGiven", { number: digits(key) })}
      />
    </div>
  );
}
