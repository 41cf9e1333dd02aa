import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Rating } from "../../../shared/rating/Rating.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import type { StarSection } from "../model/report-parts.ts";
import styles from "./StarsCard.module.css";

interface Props {
  visit: VisitDetail;
  sections: readonly StarSection[];
}

/** Every section that gives stars, with the questions they come from. */
export function StarsCard({ sections }: Props) {
  const { t } = useTranslation("monitoring");
  const { pick, number } = useFormat();
  if (sections.length === 0) return null;
  return (
    <Card isFlush title={t("visit.detail.stars")} description={t("visit.detail.starsNote")}>
      {sections.map(({ node: { key, question }, rating, questions }) => (
        <section key={key} aria-label={pick(question.textBangla, question.textEnglish)}>
          <div className={styles.section}>
            <span>
              <b>{pick(question.textBangla, question.textEnglish)}</b>{" "}
              <small>
                {t("visit.detail.weight", { weight: number(question.meta.weight ?? 1) })}
              </small>
            </span>
            <Rating value={rating} />
          </div>
          <ul>
            {questions.map((one) => (
              <li key={one.node.key} className={styles.question}>
                <span>{pick(one.node.question.textBangla, one.node.question.textEnglish)}</span>
                <Rating value={one.rating} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
