import { pagingQuery } from "@shikkha/contract/kernel/paging.ts";
import { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import { useMemo } from "react";
import { useListQuery } from "../../shared/list/use-list-query.ts";

const { status, channel, receivers, searchParam } = noticeCalls.list.query.shape;
const shape = { ...pagingQuery, status, channel, receivers, searchParam };

/** The state of the management list: what its address asks for, in the words of the call. */
export function useNoticeList() {
  const list = useListQuery(shape);
  const { query } = list;
  return {
    ...list,
    request: useMemo(() => {
      const { page, size, ...filters } = list.request;
      return { ...filters, pageNumber: page, pageSize: size };
    }, [list.request]),
    isFiltered:
      Boolean(query.searchParam) || query.channel !== undefined || query.receivers !== undefined,
  };
}

export type NoticeListState = ReturnType<typeof useNoticeList>;
