import { exploreQuery } from "@shikkha/contract/bi.ts";
import { useMemo } from "react";
import { today } from "../../lib/format/today.ts";
import { writeListQuery } from "../../shared/list/list-query.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";
import { usePathname } from "../../shared/routing/navigation.ts";
import { addMonths } from "./model/months.ts";

/** The view the address asks for; what it leaves out is the year so far, by place. */
export function useView() {
  const list = useListQuery(exploreQuery);
  const pathname = usePathname();
  const query = useMemo(() => {
    // The month that runs is not over: its planned visits would count as not carried out.
    const thisMonth = today().slice(0, 7);
    const latest = thisMonth.endsWith("-01") ? thisMonth : addMonths(thisMonth, -1);
    const { measure, breakdown, fromMonth, toMonth, ...rest } = list.query;
    return {
      ...rest,
      measure: measure ?? "COMPLETION_RATE",
      breakdown: breakdown ?? "PLACE",
      fromMonth: fromMonth ?? `${latest.slice(0, 4)}-01`,
      toMonth: toMonth ?? latest,
    };
  }, [list.query]);
  return {
    query,
    change: list.change,
    clear: list.clear,
    /** The address of the same view looking into another place. */
    hrefOf: (placeId: string | undefined) =>
      pathname + writeListQuery({ ...list.query, placeId: placeId && Number(placeId) }),
    address: pathname + writeListQuery({ ...query }),
  };
}

export type View = ReturnType<typeof useView>;
