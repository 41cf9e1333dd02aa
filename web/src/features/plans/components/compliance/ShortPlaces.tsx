import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { ListCard } from "../../../../shared/list/ListCard.tsx";
import { TwoLines } from "../../../../shared/list/TwoLines.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import type { useShortPlaces } from "../../compliance.api.ts";
import { useCategoryColumns } from "./CategoryCells.tsx";
import type { ListPaging } from "./list-paging.ts";

interface Props {
  answer: ReturnType<typeof useShortPlaces>;
  list: ListPaging;
}

type Row = NonNullable<Props["answer"]["data"]>["items"][number];

export function ShortPlaces({ answer, list }: Props) {
  const { t } = useTranslation("visit");
  const columns = useColumns();
  return (
    <ListCard
      caption={t("compliance.byUpazila")}
      answer={answer}
      paging={list}
      rowId={({ upazilaId }) => String(upazilaId)}
      summary={(total) => t("compliance.upazilas", { number: total })}
      emptyTitle={t("compliance.none")}
      isFiltered={false}
      columns={columns}
    />
  );
}

function useColumns(): TableColumn<Row>[] {
  const { t } = useTranslation("visit");
  const { name, pick } = useFormat();
  const categories = useCategoryColumns<Row>();
  return [
    {
      id: "name",
      header: t("compliance.upazila"),
      isRowHeader: true,
      card: "title",
      cell: (row) => (
        <TwoLines
          first={name(row)}
          second={pick(row.districtNameBangla, row.districtNameEnglish)}
        />
      ),
    },
    ...categories,
  ];
}
