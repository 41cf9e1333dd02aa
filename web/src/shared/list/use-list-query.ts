import { useMemo } from "react";
import { useGo, usePathname, useSearchText } from "../routing/navigation.ts";
import { type QueryOf, type QueryShape, readListQuery, writeListQuery } from "./list-query.ts";
import { usePageSize } from "./page-size.ts";

interface Paging {
  readonly page?: number;
  readonly size?: number;
}

/**
 * The filters, the order and the page of a list. They live in the address alone, so that a list can be bookmarked,
 * shared and come back to. Pages count from one there.
 */
export function useListQuery<Shape extends QueryShape>(shape: Shape) {
  const go = useGo();
  const pathname = usePathname();
  const search = useSearchText();
  const remembered = usePageSize((chosen) => chosen.size);
  const query = useMemo(() => readListQuery(shape, search), [shape, search]);
  const { page: asked = 1, size = remembered }: Paging = query;
  const page = Math.max(1, asked);
  const address = (next: object) => pathname + writeListQuery({ ...next });
  return {
    query,
    page,
    size,
    /** The query as the call takes it, where pages count from zero. */
    request: useMemo(() => ({ ...query, page: page - 1, size }), [query, page, size]),
    /** A changed filter starts again at the first page. */
    change: (patch: QueryOf<Shape>) => go.replace(address({ ...query, page: undefined, ...patch })),
    clear: () => go.replace(pathname),
    toPage: (next: number) => go.to(address({ ...query, page: next, size })),
    resize: (next: number) => {
      usePageSize.setState({ size: next });
      go.replace(address({ ...query, page: undefined, size: next }));
    },
  };
}
