import type { PlaceCounts, SubmissionCounts } from "@shikkha/contract/plans/review.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden.tsx";
import { byShare } from "../../model/submission.ts";
import { DistrictRows } from "./DistrictRows.tsx";
import { PlaceRow } from "./PlaceRow.tsx";
import { useStateParts } from "../../../../shared/plans/use-state-parts.ts";
import styles from "./PlaceTable.module.css";

interface Props {
  year: number;
  level: "ZONE" | "DISTRICT" | "UPAZILLA";
  places: readonly PlaceCounts[];
  total: SubmissionCounts;
}

/** Zones that open to their districts; each number leads to its officers. */
export function PlaceTable({ year, level, places, total }: Props) {
  const { t } = useTranslation("visit");
  const parts = useStateParts();
  const [open, setOpen] = useState<number>();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t("review.byPlace")}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(`review.place.${level}`)}</th>
          <th scope="col" className={styles.number}>
            {t("review.total")}
          </th>
          {parts.map(({ status, label }) => (
            <th key={status} scope="col" className={styles.number}>
              {label}
            </th>
          ))}
          <th scope="col">{t("review.share")}</th>
          <th scope="col" className={styles.number}>
            {t("review.rate")}
          </th>
        </tr>
      </thead>
      <tbody>
        {byShare(places).map((place) => (
          <PlaceRow
            key={place.id}
            year={year}
            level={level}
            place={place}
            isOpen={open === place.id}
            onToggle={
              level === "ZONE" ? () => setOpen(open === place.id ? undefined : place.id) : undefined
            }
          >
            {open === place.id && <DistrictRows year={year} zoneId={place.id} />}
          </PlaceRow>
        ))}
      </tbody>
      <tfoot>
        <PlaceRow year={year} level={level} place={{ ...total, name: t("review.all") }} isSum />
      </tfoot>
    </table>
  );
}
