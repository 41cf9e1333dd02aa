import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import type { VisitSummary } from "@shikkha/contract/visits/visit.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { TwoLines } from "../../../shared/list/TwoLines.tsx";
import { Rating } from "../../../shared/rating/Rating.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { DayCell } from "./DayCell.tsx";
import { StateBadge } from "./StateBadge.tsx";
import { VisitPlaceCell } from "./VisitPlaceCell.tsx";

export function useVisitColumns(kind: VisitKind): readonly TableColumn<VisitSummary>[] {
  const { t } = useTranslation("monitoring");
  const { name, pick, number } = useFormat();
  return useMemo(() => {
    const officer: TableColumn<VisitSummary> = {
      id: "officer",
      header: t("visit.column.officer"),
      card: "full",
      cell: ({ officer: who }) => (
        <TwoLines first={name(who)} second={pick(who.designationBangla, who.designationEnglish)} />
      ),
    };
    const present: TableColumn<VisitSummary> = {
      id: "present",
      header: t(`visit.column.present.${kind}`),
      isNumeric: true,
      cell: ({ people, students }) => {
        if (people) return `${number(people.present)}/${number(people.total)}`;
        if (!students) return "–";
        return `${number(students.girls + students.boys)}/${number(students.enrolled)}`;
      },
    };
    return [
      {
        id: "date",
        header: t("visit.column.date"),
        card: "corner",
        cell: (visit) => <DayCell visit={visit} />,
      },
      {
        id: "place",
        header: t(`visit.column.place.${kind}`),
        isRowHeader: true,
        card: "title",
        cell: (visit) => <VisitPlaceCell visit={visit} />,
      },
      officer,
      present,
      {
        id: "rating",
        header: t("visit.column.rating"),
        card: "half",
        cell: ({ rating }) => <Rating value={rating} />,
      },
      {
        id: "state",
        header: t("visit.column.state"),
        card: "half",
        cell: (visit) => <StateBadge visit={visit} />,
      },
    ];
  }, [t, name, pick, number, kind]);
}
