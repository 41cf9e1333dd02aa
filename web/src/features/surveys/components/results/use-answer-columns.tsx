import type { AnswerRow } from "@shikkha/contract/surveys/survey-results.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { TwoLines } from "../../../../shared/list/TwoLines.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";

export function useAnswerColumns(
  onOpen: (answerId: number) => void,
): readonly TableColumn<AnswerRow>[] {
  const { t } = useTranslation("dynamicSurvey");
  const { name, pick, date, time, number, rating } = useFormat();
  return [
    {
      id: "name",
      header: t("results.column.name"),
      isRowHeader: true,
      card: "title",
      cell: (row) => (
        <TwoLines first={name(row)} second={pick(row.designationBangla, row.designationEnglish)} />
      ),
    },
    {
      id: "place",
      header: t("results.column.place"),
      cell: (row) => pick(row.placeBangla, row.placeEnglish) || "–",
    },
    {
      id: "answeredAt",
      header: t("results.column.answeredAt"),
      cell: (row) => (
        <TwoLines isShort first={date(row.answeredAt)} second={time(row.answeredAt)} />
      ),
    },
    {
      id: "version",
      header: t("results.column.version"),
      isNumeric: true,
      cell: (row) => number(row.versionNumber),
    },
    {
      id: "score",
      header: t("results.column.score"),
      isNumeric: true,
      cell: (row) => (row.score === null ? "–" : rating(row.score)),
    },
    {
      id: "open",
      header: t("list.column.actions"),
      card: "aside",
      cell: (row) => (
        <Button
          size="sm"
          aria-label={t("results.openOf", { name: name(row) })}
          onClick={() => onOpen(row.id)}
        >
          {t("results.open")}
        </Button>
      ),
    },
  ];
}
