import type { SubmissionCounts } from "@shikkha/contract/plans/review.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Donut } from "../../../../ui/charts/Donut.tsx";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { detailsAddress } from "../../review-address.ts";
import { useStateParts } from "../../../../shared/plans/use-state-parts.ts";
import styles from "./StateCard.module.css";

interface Props {
  year: number;
  counts: SubmissionCounts;
}

/** How many have submitted; each number leads to its officers. */
export function StateCard({ year, counts }: Props) {
  const { t } = useTranslation("visit");
  const { number, percent } = useFormat();
  const parts = useStateParts();
  const share = counts.total > 0 ? counts.submitted / counts.total : 0;
  return (
    <Card title={t("review.stateTitle")} description={t("review.stateText")}>
      <div className={styles.parts}>
        <Donut
          title={t("review.stateTitle")}
          size="sm"
          center={{ value: percent(share), label: t("review.state.SUBMITTED") }}
          items={parts.map(({ count, label, color }) => ({
            value: counts[count],
            label,
            displayValue: number(counts[count]),
            color,
          }))}
        />
        <ul className={styles.links}>
          {parts.map(({ status, count, label }) => (
            <li key={status}>
              <UiLink href={detailsAddress(year, { status })}>
                {t("review.seeState", { label, number: number(counts[count]) })}
              </UiLink>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
