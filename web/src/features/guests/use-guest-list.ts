import { guestCalls } from "@shikkha/contract/guests.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";

const { shape } = guestCalls.list.query;

/** The state of the list: what its address asks for. */
export function useGuestList() {
  const list = useListQuery(shape);
  const { searchParam, status } = list.query;
  return { ...list, isFiltered: Boolean(searchParam) || status !== undefined };
}

export type GuestListState = ReturnType<typeof useGuestList>;
