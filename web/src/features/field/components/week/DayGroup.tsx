import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { DayOfVisits } from "../../model/sort-week.ts";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./DayGroup.module.css";
import { VisitCard } from "./VisitCard.tsx";
import type { CardParts } from "./card-parts.ts";

interface Props {
  group: DayOfVisits;
  isToday: boolean;
  partsOf: (visit: DayOfVisits["visits"][number]) => CardParts;
}

/** The visits of a day. */
export function DayGroup({ group: { day, visits }, isToday, partsOf }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const [title, rest] = useFieldWords().dayTitle(day);
  return (
    <section id={`day-${day}`} className={styles.group} data-today={isToday || undefined}>
      <h2 className={styles.title}>
        {title}
        <span>{rest}</span>
        <em>{t("week.visits", { count: visits.length, number: number(visits.length) })}</em>
      </h2>
      {visits.length === 0 ? (
        <p className={styles.none}>{t("week.noneToday")}</p>
      ) : (
        <div className={styles.cards}>
          {visits.map((visit) => (
            <VisitCard
              key={visit.planDetailId}
              visit={visit}
              isToday={isToday}
              {...partsOf(visit)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
