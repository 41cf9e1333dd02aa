import { pagingQuery } from "@shikkha/contract/kernel/paging.ts";
import { inboxCalls } from "@shikkha/contract/notices/inbox.ts";
import { useMemo } from "react";
import * as z from "zod/mini";
import { useListQuery } from "../../shared/list/use-list-query.ts";

const { type, searchParam } = inboxCalls.list.query.shape;
const shape = { ...pagingQuery, type, searchParam, unread: z.optional(z.literal("true")) };

/** The state of the reader's list: what its address asks for. */
export function useInboxList() {
  const list = useListQuery(shape);
  const { query, request } = list;
  const isUnreadOnly = query.unread === "true";
  return {
    ...list,
    isUnreadOnly,
    request: useMemo(() => {
      const { unread, ...rest } = request;
      return unread === undefined ? rest : { ...rest, unread };
    }, [request]),
    showUnread: (isOn: boolean) => list.change({ unread: isOn ? "true" : undefined }),
    isFiltered: isUnreadOnly || Boolean(query.searchParam) || query.type !== undefined,
  };
}

export type InboxState = ReturnType<typeof useInboxList>;
