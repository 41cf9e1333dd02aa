import { officerCalls } from "@shikkha/contract/officers/officers.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { sortQuery, tableSort } from "../../shared/list/sort-order.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";
import type { ChosenPlaces } from "../../shared/location-filter/location-choice.ts";
import type { TableSort } from "../../ui/table/table-column.ts";

const { shape } = officerCalls.list.query;
const SORTS = ["name", "designation"] as const;

/** The state of the register's list: what its address asks for, and how that is said in words. */
export function useOfficerList() {
  const list = useListQuery(shape);
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { name } = useFormat();
  const { zone, district, upazila, designation, workplaceType, dutyType, searchParam } = list.query;

  function filterWords({ zone, district, upazila }: ChosenPlaces): string {
    const place = upazila ?? district ?? zone;
    return [
      place ? name(place) : common("list.everywhere"),
      workplaceType && t(`officer.workplaceType.${workplaceType}`),
      dutyType && common(`dutyKind.${dutyType}`),
    ]
      .filter(Boolean)
      .join(" · ");
  }

  return {
    ...list,
    isFiltered: [zone, district, upazila, designation, workplaceType, dutyType, searchParam].some(
      Boolean,
    ),
    filterWords,
    sort: tableSort(list.query, "name"),
    sortBy: (sort: TableSort) => list.change(sortQuery(sort, SORTS)),
  };
}

export type OfficerListState = ReturnType<typeof useOfficerList>;
