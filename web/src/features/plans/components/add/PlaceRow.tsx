import type { NeededPlace } from "@shikkha/contract/plans/plan-places.ts";
import { Ban, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import { Checkbox } from "../../../../ui/fields/Checkbox.tsx";
import { basketKey } from "../../model/basket.ts";
import { usePlanWords } from "../plan/use-plan-words.ts";
import { VisitPlace } from "../plan/VisitPlace.tsx";
import type { Basket } from "./use-basket.ts";
import styles from "./PlacesCard.module.css";

interface Props {
  place: NeededPlace;
  day: string;
  basket: Basket;
}

/** One institute: how long ago someone came, what is planned of what it needs, and the tick for the chosen day. */
export function PlaceRow({ place, day, basket }: Props) {
  const { t } = useTranslation("visit");
  const { name, number } = useFormat();
  const words = usePlanWords();
  const last = words.lastVisit(place.lastVisitOn);
  const key = basketKey(place, day);
  const entry = basket.judged.find(({ visit }) => visit.key === key);
  const other = entry?.checked?.others[0];
  const share = Math.min(100, (place.planned / Math.max(place.minimum, 1)) * 100);
  return (
    <li className={styles.row} data-on={entry ? true : undefined}>
      <Checkbox
        label={t("add.choose", { name: words.placeName(place) })}
        isLabelHidden
        isChecked={entry !== undefined}
        onChange={() => basket.toggle(place, day)}
      />
      {place.isasCategory ? <IsasBadge category={place.isasCategory} /> : <span />}
      <VisitPlace place={place} />
      <span className={styles.last} data-long={last.isLongAgo || undefined}>
        <b>{last.when}</b>
        {last.on && <small>{last.on}</small>}
      </span>
      <span
        className={styles.need}
        title={t("add.needTitle", {
          planned: number(place.planned),
          minimum: number(place.minimum),
        })}
      >
        <b>{number(place.planned)}</b>/{number(place.minimum)}
        <span aria-hidden className={styles.bar}>
          <i style={{ width: `${share}%` }} />
        </span>
      </span>
      {entry?.verdict === "refused" && (
        <span className={styles.note} data-tone="bad">
          <Ban size={14} aria-hidden />
          {entry.checked?.message}
        </span>
      )}
      {other && entry.verdict !== "refused" && (
        <span className={styles.note} data-tone="warning">
          <TriangleAlert size={14} aria-hidden />
          {t("add.otherThere", { name: name(other) })}
        </span>
      )}
    </li>
  );
}
