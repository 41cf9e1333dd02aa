import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { planPlaceCalls } from "@shikkha/contract/plans/plan-places.ts";
import { MOST_VISITS_A_DAY } from "@shikkha/contract/plans/plan-words.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { Basket } from "./use-basket.ts";
import styles from "./DayCard.module.css";

interface Props {
  day: string;
  month: ResponseOf<typeof planPlaceCalls.month> | undefined;
  basket: Basket;
}

/** What is on the chosen day already, and how much room there is. */
export function DayLoad({ day, month, basket }: Props) {
  const { t } = useTranslation("visit");
  const { longDate, name, number, pick } = useFormat();
  const onDay = <Visit extends { readonly visitDate: string }>(visits: readonly Visit[] = []) =>
    visits.filter(({ visitDate }) => visitDate === day);
  const mine = onDay(month?.mine);
  const listed = onDay(basket.visits);
  const others = onDay(month?.others);
  const room = Math.max(0, MOST_VISITS_A_DAY - mine.length - listed.length);
  return (
    <div className={styles.load}>
      <div>
        <h3 className={styles.title}>{longDate(day)}</h3>
        <p className={styles.room}>
          {room > 0 ? t("add.room", { count: room, number: number(room) }) : t("add.full")}
        </p>
      </div>
      <ul className={styles.list}>
        {mine.map((visit) => (
          <li key={visit.id} data-kind="mine" className={styles.entry}>
            <i aria-hidden />
            <span>
              {name(visit.place)}
              <small>{t("add.inPlan")}</small>
            </span>
          </li>
        ))}
        {listed.map((visit) => (
          <li key={visit.key} data-kind="list" className={styles.entry}>
            <i aria-hidden />
            <span>
              {name(visit.place)}
              <small>{t("add.onList")}</small>
            </span>
          </li>
        ))}
        {others.map((visit) => (
          <li
            key={`${visit.officer.officerId} ${visit.place.instituteId} ${visit.place.officeId}`}
            data-kind="other"
            className={styles.entry}
          >
            <i aria-hidden />
            <span>
              {name(visit.officer)},{" "}
              {pick(visit.officer.designationBangla, visit.officer.designationEnglish)}
              <small>{name(visit.place)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
