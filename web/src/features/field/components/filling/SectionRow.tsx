import { Check, ChevronRight, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./SummaryStep.module.css";

interface Props {
  title: string;
  text: string;
  rating: number | undefined;
  /** How many of its answers must be put right. */
  faults: number;
  onOpen: () => void;
}

export function SectionRow({ title, text, rating, faults, onOpen }: Props) {
  const { t } = useTranslation("visit");
  const format = useFormat();
  const { band } = useFieldWords();
  return (
    <li>
      <button type="button" className={styles.row} onClick={onOpen}>
        <span className={styles.state} data-warn={faults > 0 || undefined}>
          {faults > 0 ? <TriangleAlert size={15} aria-hidden /> : <Check size={15} aria-hidden />}
        </span>
        <span className={styles.words}>
          {title}
          <small>
            {faults > 0
              ? t("filling.summary.toFix", { count: faults, number: format.number(faults) })
              : text}
          </small>
        </span>
        <span className={styles.score}>
          {rating !== undefined && (
            <>
              <b>{format.rating(rating)}</b>
              <small>{band(rating)}</small>
            </>
          )}
        </span>
        <ChevronRight size={16} aria-hidden />
      </button>
    </li>
  );
}
