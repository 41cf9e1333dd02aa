import { MONITORING_KINDS } from "@shikkha/contract/plans/plan-words.ts";
import { Ban, Check, LoaderCircle, TriangleAlert, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import { IconButton } from "../../../../ui/controls/IconButton.tsx";
import { Checkbox } from "../../../../ui/fields/Checkbox.tsx";
import { DatePicker } from "../../../../ui/fields/DatePicker.tsx";
import { NativeSelect } from "../../../../ui/fields/NativeSelect.tsx";
import { usePlanWords } from "../plan/use-plan-words.ts";
import { VisitPlace } from "../plan/VisitPlace.tsx";
import type { Basket } from "./use-basket.ts";
import styles from "./BasketCard.module.css";

interface Props {
  year: number;
  entry: Basket["judged"][number];
  basket: Basket;
}

const SCHOOL_KINDS = MONITORING_KINDS.filter((kind) => kind !== "OFFICE");

export function BasketRow({ year, entry, basket }: Props) {
  const { t } = useTranslation("visit");
  const words = usePlanWords();
  const { visit, verdict } = entry;
  const { place, visitDate, kind, key } = visit;
  return (
    <li className={styles.row} data-verdict={verdict}>
      <span className={styles.date}>
        <DatePicker
          label={t("add.dateOf", { name: words.placeName(place) })}
          isLabelHidden
          value={visitDate}
          min={`${year}-01-01`}
          max={`${year}-12-31`}
          onChange={(next) => next !== null && basket.change(key, { visitDate: next })}
        />
        <small>{words.weekday(visitDate)}</small>
      </span>
      <span className={styles.place}>
        {place.isasCategory && <IsasBadge category={place.isasCategory} />}
        <VisitPlace place={place} />
      </span>
      {kind === "OFFICE" ? (
        <span>{words.kind(kind)}</span>
      ) : (
        <NativeSelect
          label={t("plan.edit.kind")}
          isLabelHidden
          size="sm"
          options={SCHOOL_KINDS.map((one) => ({ id: one, name: words.kind(one) }))}
          value={kind}
          onChange={(next) => basket.change(key, { kind: next })}
        />
      )}
      <Said entry={entry} basket={basket} />
      <IconButton
        label={t("add.takeOff", { name: words.placeName(place) })}
        icon={<X size={18} aria-hidden />}
        onClick={() => basket.remove(key)}
      />
    </li>
  );
}

/** What the server says of the visit; only a weekly holiday can be answered. */
function Said({ entry, basket }: Pick<Props, "entry" | "basket">) {
  const { t } = useTranslation("visit");
  const { name } = useFormat();
  const words = usePlanWords();
  const { visit, verdict, checked } = entry;
  const isWeekly = verdict === "asks" || visit.confirmed;
  const [other] = checked?.others ?? [];
  return (
    <span className={styles.said} data-verdict={other && verdict === "ready" ? "warned" : verdict}>
      {verdict === "unknown" && (
        <>
          <LoaderCircle size={16} aria-hidden /> {t("add.checking")}
        </>
      )}
      {verdict === "refused" && (
        <>
          <Ban size={16} aria-hidden /> {checked?.message}
        </>
      )}
      {isWeekly && verdict !== "refused" && (
        <Checkbox
          label={t("plan.edit.confirm", { weekday: words.weekday(visit.visitDate) })}
          isChecked={visit.confirmed}
          onChange={(confirmed) => basket.change(visit.key, { confirmed })}
        />
      )}
      {verdict === "ready" && !isWeekly && !other && (
        <>
          <Check size={16} aria-hidden /> {t("add.fine")}
        </>
      )}
      {verdict === "ready" && other && (
        <>
          <TriangleAlert size={16} aria-hidden /> {t("add.otherThere", { name: name(other) })}
        </>
      )}
    </span>
  );
}
