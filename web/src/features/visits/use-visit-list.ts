import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";
import type { ChosenPlaces } from "../../shared/location-filter/location-choice.ts";

const { shape } = visitCalls.list.query;

/** The state of a list of visits: what its address asks for, and how that is said in words. */
export function useVisitList() {
  const list = useListQuery(shape);
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { name, date } = useFormat();
  const { fromDate, toDate, state, timing, whose, page: _page, size: _size, ...rest } = list.query;

  function filterWords({ zone, district, upazila }: ChosenPlaces): string {
    const place = upazila ?? district ?? zone;
    const period =
      (fromDate || toDate) && `${fromDate ? date(fromDate) : "…"} – ${toDate ? date(toDate) : "…"}`;
    return [
      place ? name(place) : common("list.everywhere"),
      period,
      state && t(`visit.state.${state}`),
      timing && t(`visit.timing.${timing}`),
    ]
      .filter(Boolean)
      .join(" · ");
  }

  return {
    ...list,
    filterWords,
    isFiltered: [fromDate, toDate, state, timing, whose, ...Object.values(rest)].some(Boolean),
  };
}

export type VisitListState = ReturnType<typeof useVisitList>;
