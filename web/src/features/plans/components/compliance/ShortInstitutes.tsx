import type { IsasCategory } from "@shikkha/contract/institute-words.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import { ListCard } from "../../../../shared/list/ListCard.tsx";
import { TwoLines } from "../../../../shared/list/TwoLines.tsx";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import { ProgressBar } from "../../../../ui/feedback/ProgressBar.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { useShortInstitutes } from "../../compliance.api.ts";
import type { ListPaging } from "./list-paging.ts";

interface Props {
  zoneId: number;
  year: number;
  list: ListPaging & { readonly query: { readonly isasCategory?: IsasCategory | undefined } };
}

type Row = NonNullable<ReturnType<typeof useShortInstitutes>["data"]>["items"][number];

/** The institutes of a category that have fewer planned visits than they need, those lacking most first. */
export function ShortInstitutes({ zoneId, year, list }: Props) {
  const { t } = useTranslation("visit");
  const columns = useColumns();
  const { isasCategory } = list.query;
  const answer = useShortInstitutes(
    { year, zone: zoneId, isasCategory, page: list.page - 1, size: list.size },
    isasCategory !== undefined,
  );
  return (
    <ListCard
      caption={t("compliance.institutes")}
      answer={answer}
      paging={list}
      rowId={({ id }) => String(id)}
      summary={(total) => t("compliance.instituteCount", { number: total })}
      emptyTitle={t("compliance.none")}
      isFiltered={false}
      columns={columns}
    />
  );
}

function useColumns(): TableColumn<Row>[] {
  const { t } = useTranslation("visit");
  const { t: monitoring } = useTranslation("monitoring");
  const { digits, name, pick } = useFormat();
  return [
    {
      id: "name",
      header: monitoring("institute.column.name"),
      isRowHeader: true,
      card: "title",
      cell: (row) => (
        <>
          <UiLink href={`/institutes/${row.eiin}`}>{name(row)}</UiLink>{" "}
          <small>{monitoring("institute.eiinOf", { eiin: digits(row.eiin) })}</small>
        </>
      ),
    },
    {
      id: "category",
      header: monitoring("institute.column.isas"),
      card: "aside",
      cell: (row) => <IsasBadge category={row.isasCategory} />,
    },
    {
      id: "place",
      header: monitoring("institute.column.place"),
      card: "full",
      cell: (row) => (
        <TwoLines
          first={pick(row.upazilaNameBangla, row.upazilaNameEnglish)}
          second={pick(row.districtNameBangla, row.districtNameEnglish)}
        />
      ),
    },
    {
      id: "planned",
      header: t("compliance.planned"),
      card: "full",
      cell: (row) => (
        <ProgressBar
          isInline
          label={t("compliance.planned")}
          value={row.planned}
          total={row.minimum}
          tone="warning"
        />
      ),
    },
  ];
}
