import type { Submission } from "@shikkha/contract/plans/review.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { TwoLines } from "../../../../shared/list/TwoLines.tsx";
import { Badge } from "../../../../ui/controls/Badge.tsx";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import { ProgressBar } from "../../../../ui/feedback/ProgressBar.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { officerPlanAddress } from "../../review-address.ts";
import { PLAN_TONE } from "../plan/use-plan-words.ts";
import styles from "./Submission.module.css";

export function useSubmissionColumns(year: number): readonly TableColumn<Submission>[] {
  const { t } = useTranslation("visit");
  const { date, digits, name, pick } = useFormat();
  return [
    {
      id: "name",
      header: t("review.column.officer"),
      isRowHeader: true,
      card: "title",
      cell: (row) => (
        <span className={styles.officer}>
          <UiLink href={officerPlanAddress(row.officerId, year)}>{name(row)}</UiLink>
          <small>{pick(row.designationBangla, row.designationEnglish)}</small>
        </span>
      ),
    },
    {
      id: "workplace",
      header: t("review.column.workplace"),
      card: "full",
      cell: (row) => (
        <TwoLines
          first={pick(row.workplaceBangla, row.workplaceEnglish)}
          second={row.pdsNumber ? t("review.pds", { number: digits(row.pdsNumber) }) : ""}
        />
      ),
    },
    {
      id: "visits",
      header: t("review.column.visits"),
      card: "half",
      cell: (row) => (
        <ProgressBar
          isInline
          label={t("review.visitsOf", { name: name(row) })}
          value={row.visits}
          total={row.minimumVisits}
          tone={row.visits < row.minimumVisits ? "warning" : "good"}
        />
      ),
    },
    {
      id: "status",
      header: t("review.column.status"),
      card: "half",
      cell: (row) => (
        <span className={styles.status}>
          <Badge tone={PLAN_TONE[row.status]}>{t(`review.state.${row.status}`)}</Badge>
          {row.status === "REJECTED" && row.comment && (
            <small title={row.comment}>{row.comment}</small>
          )}
        </span>
      ),
    },
    {
      id: "submitted",
      header: t("review.column.submitted"),
      card: "half",
      cell: (row) => (row.submittedAt ? date(row.submittedAt) : "–"),
    },
  ];
}
