import { ISAS_CATEGORIES, type IsasCategory } from "@shikkha/contract/institute-words.ts";
import type { CategoryCounts } from "@shikkha/contract/plans/compliance.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { TableColumn } from "../../../../ui/table/table-column.ts";

interface Counted {
  readonly institutes: number;
  readonly short: number;
  readonly byCategory: CategoryCounts;
}

/** A column for each category, short of all; and the sum of them. */
export function useCategoryColumns<Row extends Counted>(): TableColumn<Row>[] {
  const { t } = useTranslation("visit");
  const { t: monitoring } = useTranslation("monitoring");
  const { number } = useFormat();
  const shortOf = ({ short, institutes }: { short: number; institutes: number }) =>
    institutes === 0 ? "–" : `${number(short)}/${number(institutes)}`;
  return [
    ...ISAS_CATEGORIES.map((category: IsasCategory) => ({
      id: category,
      header: monitoring(`institute.isasLetter.${category}`),
      isNumeric: true,
      cell: (row: Row) => shortOf(row.byCategory[category]),
    })),
    {
      id: "short",
      header: t("compliance.short"),
      isNumeric: true,
      card: "aside" as const,
      cell: (row: Row) => <b>{shortOf(row)}</b>,
    },
  ];
}
