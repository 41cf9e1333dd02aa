import type { QuestionSummary } from "@shikkha/contract/surveys/survey-results.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden.tsx";
import { ShareBar } from "./ShareBar.tsx";
import styles from "./Results.module.css";

interface Props {
  title: string;
  question: QuestionSummary;
  /** What a row is called; the option's words unless told otherwise. */
  label?: (count: QuestionSummary["counts"][number]) => string;
}

/** Options with their share and number: a table whose bars only repeat what is written. */
export function CountBars({ title, question, label }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { pick, number, percent } = useFormat();
  const { answered, counts } = question;
  const most = Math.max(...counts.map(({ count }) => count));
  const share = (count: number) => (answered > 0 ? count / answered : 0);
  return (
    <table className={styles.bars}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead className={styles.hidden}>
        <tr>
          <th scope="col">{t("results.option")}</th>
          <th scope="col" aria-hidden />
          <th scope="col">{t("results.share")}</th>
          <th scope="col">{t("results.answers")}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map((one) => (
          <tr key={one.key}>
            <th scope="row">{label?.(one) ?? pick(one.textBangla, one.textEnglish)}</th>
            <td aria-hidden>
              <ShareBar
                share={share(one.count)}
                tone={one.count === most && most > 0 ? "good" : "pale"}
              />
            </td>
            <td className={styles.strong}>{percent(share(one.count))}</td>
            <td>{number(one.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
