import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PrintButton } from "../../../shared/list/PrintButton.tsx";
import { FilterShape } from "../../../shared/list/FilterShape.tsx";
import { ListCard } from "../../../shared/list/ListCard.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { useOfficerColumns } from "../components/use-officer-columns.tsx";
import { useOfficers } from "../officers.api.ts";
import { useOfficerList } from "../use-officer-list.ts";

const OfficerFilters = lazy(() => import("../components/OfficerFilters.tsx"));

export default function OfficerListScreen() {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const list = useOfficerList();
  const answer = useOfficers(list.request);
  const columns = useOfficerColumns();
  return (
    <>
      <PageHeader
        title={common("menu.officers")}
        meta={t("officer.meta")}
        actions={<PrintButton />}
      />
      <Suspense fallback={<FilterShape />}>
        <OfficerFilters list={list} />
      </Suspense>
      <ListCard
        caption={common("menu.officers")}
        answer={answer}
        paging={list}
        columns={columns}
        rowId={(row) => String(row.officerId)}
        sort={list.sort}
        onSort={list.sortBy}
        summary={(total) => t("officer.found", { count: answer.data?.total ?? 0, number: total })}
        emptyTitle={t("officer.none")}
        isFiltered={list.isFiltered}
      />
    </>
  );
}
