import { MONITORING_KINDS } from "@shikkha/contract/plans/plan-words.ts";
import { useMemo, useState } from "react";
import { usePageSize } from "../../shared/list/page-size.ts";
import { useMultiLocationFilter } from "../../shared/location-filter/use-multi-location-filter.ts";
import {
  useGo,
  usePathname,
  useRouteParams,
  useSearchText,
} from "../../shared/routing/navigation.ts";
import type { ReportPageDefinition } from "./model/report-pages.ts";
import { readWish, reportQuery, type ReportWish, writeWish } from "./model/report-wish.ts";

export type ReportDraft = Omit<ReportWish, "places">;

const NOTHING = readWish("");

/** What is asked of a report: in the address what is shown, in the fields what is being chosen. */
export function useReport({ name, required }: ReportPageDefinition) {
  const go = useGo();
  const pathname = usePathname();
  const search = useSearchText();
  const { formType: given } = useRouteParams();
  const formType = MONITORING_KINDS.find((kind) => kind === given);
  const wish = useMemo(() => readWish(search), [search]);
  const places = useMultiLocationFilter({ ...(required && { required }), initial: wish.places });
  const [draft, setDraft] = useState<ReportDraft>(wish);
  const remembered = usePageSize(({ size }) => size);
  const page = Math.max(1, Number(new URLSearchParams(search).get("page")) || 1);
  const size = remembered;
  const address = (next: ReportWish, toPage?: number) => {
    const text = writeWish(next);
    return pathname + (toPage && toPage > 1 ? `${text || "?"}${text && "&"}page=${toPage}` : text);
  };
  const chosen: ReportWish = { ...draft, places: places.choice };
  const ofForm = formType && { formType };
  return {
    name,
    formType,
    wish,
    draft,
    places,
    /** The call for what the address asks. */
    request: { params: { name }, query: { ...reportQuery(wish), ...ofForm, page: page - 1, size } },
    /** What a file is made of: the fields as they stand. */
    fileQuery: { ...reportQuery(chosen), ...ofForm },
    change: (patch: Partial<ReportDraft>) => setDraft({ ...draft, ...patch }),
    show: () => go.replace(address(chosen)),
    isFiltered: search !== "",
    paging: {
      page,
      size,
      clear: () => {
        places.clear();
        setDraft(NOTHING);
        go.replace(pathname);
      },
      toPage: (next: number) => go.to(address(wish, next)),
      resize: (next: number) => {
        usePageSize.setState({ size: next });
        go.replace(address(wish));
      },
    },
  };
}

export type ReportState = ReturnType<typeof useReport>;
