import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import styles from "./SurveyMarks.module.css";

interface Props {
  answered: number;
  received: number;
}

/** How many of those who received it have answered: a bar, the share, and the numbers. */
export function ResponseBar({ answered, received }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { number, percent } = useFormat();
  const share = received > 0 ? answered / received : 0;
  return (
    <span className={styles.response}>
      <ProgressBar
        isInline
        label={t("list.response")}
        value={answered}
        total={received}
        count={percent(share)}
      />
      <small>
        {t("list.answeredOf", { answered: number(answered), received: number(received) })}
      </small>
    </span>
  );
}
