import { DEFAULT_SCALE, type Question } from "@shikkha/contract/forms/question.ts";
import { Star } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useBuilder } from "../model/builder-context.ts";
import { scoreShares } from "../model/score-share.ts";
import styles from "./WeightBar.module.css";

/** The share of a weighted section in the score of the form, beside those of the others. */
export function WeightBar({ question }: { question: Question }) {
  const { t } = useTranslation("form");
  const { number, percent } = useFormat();
  const tree = useBuilder(({ document }) => document.tree);
  const shares = useMemo(() => scoreShares(tree), [tree]);
  const own = shares.find(({ id }) => id === question.id);
  const scale = question.meta.scale ?? DEFAULT_SCALE;
  if (!own) return null;
  return (
    <div className={styles.bar}>
      <span className={styles.stars} aria-hidden>
        {Array.from({ length: scale }, (_, index) => (
          <Star key={index} size={16} fill="currentColor" strokeWidth={0} />
        ))}
      </span>
      <span>
        {t("builder.scale")} <b>{number(scale)}</b>
      </span>
      <span>
        {t("builder.weight")} <b>{number(own.weight)}</b>
      </span>
      <span className={styles.track} aria-hidden>
        {shares.map(({ id, share }) => (
          <i key={id} data-own={id === question.id || undefined} style={{ flexGrow: share }} />
        ))}
      </span>
      <span>{t("builder.share", { share: percent(own.share) })}</span>
    </div>
  );
}
