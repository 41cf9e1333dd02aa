import { INSTITUTE_SORTS, instituteCalls } from "@shikkha/contract/institutes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { sortQuery, tableSort } from "../../shared/list/sort-order.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";
import type { ChosenPlaces } from "../../shared/location-filter/location-choice.ts";
import type { TableSort } from "../../ui/table/table-column.ts";

const { shape } = instituteCalls.list.query;

/** The state of the register's list: what its address asks for, and how that is said in words. */
export function useInstituteList() {
  const list = useListQuery(shape);
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { name } = useFormat();
  const { zone, district, upazila, type, mgmtType, isasCategory, searchParam } = list.query;

  function filterWords({ zone, district, upazila }: ChosenPlaces): string {
    const place = upazila ?? district ?? zone;
    return [
      place ? name(place) : common("list.everywhere"),
      type && t(`institute.type.${type}`),
      mgmtType && t(`institute.management.${mgmtType}`),
      isasCategory && t("institute.isasOf", { letter: t(`institute.isasLetter.${isasCategory}`) }),
    ]
      .filter(Boolean)
      .join(" · ");
  }

  return {
    ...list,
    isFiltered: [zone, district, upazila, type, mgmtType, isasCategory, searchParam].some(Boolean),
    filterWords,
    sort: tableSort(list.query, "name"),
    sortBy: (sort: TableSort) => list.change(sortQuery(sort, INSTITUTE_SORTS)),
  };
}

export type InstituteListState = ReturnType<typeof useInstituteList>;
