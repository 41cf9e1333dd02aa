import type { PlaceStat } from "@shikkha/contract/dashboard.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { progressOf, standingOf } from "../model/standing.ts";

const TONES = { good: "good", warning: "warning", bad: "bad", none: "neutral" } as const;

/** `due` is the share of the year that has passed; `hrefOf` looks into a place. */
export function usePlaceColumns(
  level: PlaceStat["level"],
  due: number,
  hrefOf: (placeId: number) => string,
): readonly TableColumn<PlaceStat>[] {
  const { t } = useTranslation("monitoring");
  const { name, number, percent, rating } = useFormat();
  return useMemo(() => {
    const columns: (TableColumn<PlaceStat> | false)[] = [
      {
        id: "name",
        header: t(`dashboard.place.${level}`),
        isSortable: true,
        isRowHeader: true,
        card: "title",
        cell: (row) => (
          <UiLink href={row.eiin === null ? hrefOf(row.id) : `/institutes/${row.eiin}`}>
            {name(row)}
          </UiLink>
        ),
      },
      level !== "INSTITUTE" && {
        id: "officers",
        header: t("dashboard.officers"),
        isNumeric: true,
        isSortable: true,
        cell: ({ officers }) => (officers === null ? "–" : number(officers)),
      },
      {
        id: "planned",
        header: t("dashboard.planned"),
        isNumeric: true,
        isSortable: true,
        cell: ({ totalPlans }) => number(totalPlans),
      },
      {
        id: "done",
        header: t("dashboard.done"),
        isNumeric: true,
        isSortable: true,
        cell: ({ totalMonitoring }) => number(totalMonitoring),
      },
      {
        id: "progress",
        header: t("dashboard.progress"),
        isSortable: true,
        card: "full",
        width: "22%",
        cell: (row) => {
          const progress = progressOf(row);
          const standing = standingOf(progress, due);
          return (
            <ProgressBar
              isInline
              label={t("dashboard.progress")}
              value={row.fulfilled}
              total={row.totalPlans}
              count={progress === null ? "–" : percent(progress)}
              tone={standing === "none" ? "good" : standing}
            />
          );
        },
      },
      {
        id: "rating",
        header: t("dashboard.averageRating"),
        isNumeric: true,
        isSortable: true,
        cell: ({ averageRating }) => (averageRating === null ? "–" : rating(averageRating)),
      },
      {
        id: "state",
        header: t("dashboard.state"),
        card: "aside",
        cell: (row) => {
          const standing = standingOf(progressOf(row), due);
          return <Badge tone={TONES[standing]}>{t(`dashboard.standing.${standing}`)}</Badge>;
        },
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, name, number, percent, rating, level, due, hrefOf]);
}
