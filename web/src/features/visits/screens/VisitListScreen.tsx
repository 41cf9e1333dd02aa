import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useAllowed } from "../../../lib/session/use-allowed.ts";
import { FilterShape } from "../../../shared/list/FilterShape.tsx";
import { ListCard } from "../../../shared/list/ListCard.tsx";
import { PrintButton } from "../../../shared/list/PrintButton.tsx";
import { useRouteDefinition } from "../../../shared/routing/use-route-definition.ts";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { useVisitColumns } from "../components/use-visit-columns.tsx";
import { kindAt, VISIT_LISTS } from "../model/visit-kinds.ts";
import { useVisitList } from "../use-visit-list.ts";
import { useVisits } from "../visits.api.ts";

const VisitFilters = lazy(() => import("../components/VisitFilters.tsx"));

/** The submitted visits of one kind; which kind is in the address. */
export default function VisitListScreen() {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { number, rating } = useFormat();
  const kind = kindAt(useRouteDefinition().path);
  const list = useVisitList();
  const answer = useVisits(kind, list.request);
  const columns = useVisitColumns(kind);
  const hasOwn = useAllowed(kind === "office" ? "VISIT_OFFICE" : "VISIT_INSTITUTE");
  const title = common(`menu.${kind}Visits`);
  const { data } = answer;
  const meta = data && [
    t("visit.found", { count: data.total, number: number(data.total) }),
    data.averageRating !== null && t("visit.average", { rating: rating(data.averageRating) }),
    t("visit.onTime", { number: number(data.onTime) }),
  ];
  return (
    <>
      <PageHeader
        title={title}
        meta={meta?.filter(Boolean).join(" · ") ?? common("app.loading")}
        actions={
          <>
            <PrintButton />
            {hasOwn && (
              <ButtonLink
                href={`${VISIT_LISTS[kind]}/new`}
                variant="primary"
                icon={<Plus size={17} aria-hidden />}
              >
                {t("visit.begin")}
              </ButtonLink>
            )}
          </>
        }
      />
      <Suspense fallback={<FilterShape />}>
        <VisitFilters list={list} hasOwn={hasOwn} />
      </Suspense>
      <ListCard
        caption={title}
        answer={answer}
        paging={list}
        columns={columns}
        rowId={(row) => String(row.id)}
        summary={(total) => t("visit.found", { count: data?.total ?? 0, number: total })}
        emptyTitle={t("visit.none")}
        isFiltered={list.isFiltered}
      />
    </>
  );
}
