import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { byShare } from "../../model/submission.ts";
import { useSubmissionStat } from "../../review.api.ts";
import { PlaceRow } from "./PlaceRow.tsx";
import styles from "./PlaceTable.module.css";

/** The districts of an opened zone, fetched when it is opened. */
export function DistrictRows({ year, zoneId }: { year: number; zoneId: number }) {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const { data, error } = useSubmissionStat(year, { zoneId });
  if (!data)
    return (
      <tr>
        <td colSpan={8} className={styles.waiting}>
          {error?.message ?? common("app.loading")}
        </td>
      </tr>
    );
  const inDistricts = data.places.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      {byShare(data.places).map((place) => (
        <PlaceRow key={place.id} year={year} level="DISTRICT" place={place} isBelow />
      ))}
      {inDistricts < data.total && (
        <tr data-below>
          <td colSpan={8} className={styles.waiting}>
            {t("review.zoneOffice", {
              count: data.total - inDistricts,
              number: number(data.total - inDistricts),
            })}
          </td>
        </tr>
      )}
    </>
  );
}
