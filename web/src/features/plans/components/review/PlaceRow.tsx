import type { PlaceCounts, SubmissionCounts } from "@shikkha/contract/plans/review.ts";
import { ChevronDown, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IconButton } from "../../../../ui/controls/IconButton.tsx";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import { detailsAddress } from "../../review-address.ts";
import { StateBar } from "./StateBar.tsx";
import { useStateParts } from "../../../../shared/plans/use-state-parts.ts";
import styles from "./PlaceTable.module.css";

interface Props {
  year: number;
  level: "ZONE" | "DISTRICT" | "UPAZILLA";
  place: PlaceCounts | (SubmissionCounts & { readonly name: string });
  isOpen?: boolean;
  isSum?: boolean;
  isBelow?: boolean;
  onToggle?: (() => void) | undefined;
  /** the rows of the level below, while open */
  children?: ReactNode;
}

export function PlaceRow({
  year,
  level,
  place,
  isOpen,
  isSum,
  isBelow,
  onToggle,
  children,
}: Props) {
  const { t } = useTranslation("visit");
  const { name, number, percent } = useFormat();
  const parts = useStateParts();
  const title = "name" in place ? place.name : name(place);
  const where =
    "id" in place
      ? {
          zoneId: level === "ZONE" ? place.id : undefined,
          districtId: level === "DISTRICT" ? place.id : undefined,
        }
      : {};
  return (
    <>
      <tr
        data-open={isOpen || undefined}
        data-sum={isSum || undefined}
        data-below={isBelow || undefined}
      >
        <th scope="row" className={styles.name}>
          {onToggle && (
            <IconButton
              size="sm"
              label={t(isOpen ? "review.close" : "review.open", { name: title })}
              aria-expanded={isOpen}
              icon={
                isOpen ? (
                  <ChevronDown size={18} aria-hidden />
                ) : (
                  <ChevronRight size={18} aria-hidden />
                )
              }
              onClick={onToggle}
            />
          )}
          {isSum ? title : <UiLink href={detailsAddress(year, where)}>{title}</UiLink>}
        </th>
        <td className={styles.number} data-label={t("review.total")}>
          {number(place.total)}
        </td>
        {parts.map(({ status, count, label }) => (
          <td key={status} className={styles.number} data-label={label}>
            {place[count] > 0 ? (
              <UiLink href={detailsAddress(year, { ...where, status })}>
                {number(place[count])}
              </UiLink>
            ) : (
              number(0)
            )}
          </td>
        ))}
        <td className={styles.bar}>
          <StateBar counts={place} />
        </td>
        <td className={styles.rate}>
          {percent(place.total > 0 ? place.submitted / place.total : 0)}
        </td>
      </tr>
      {children}
    </>
  );
}
