import { Upload } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PrintButton } from "../../../shared/list/PrintButton.tsx";
import { useAllowed } from "../../../lib/session/use-allowed.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { FilterShape } from "../../../shared/list/FilterShape.tsx";
import { ListCard } from "../../../shared/list/ListCard.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { ListFile } from "../components/ListFile.tsx";
import { IsasCounts } from "../components/IsasCounts.tsx";
import { useInstituteColumns } from "../components/use-institute-columns.tsx";
import { useInstituteCounts, useInstitutes } from "../institutes.api.ts";
import { useInstituteList } from "../use-institute-list.ts";

const InstituteFilters = lazy(() => import("../components/InstituteFilters.tsx"));

export default function InstituteListScreen() {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const list = useInstituteList();
  const answer = useInstitutes(list.request);
  const { data: counts } = useInstituteCounts();
  const mayImport = useAllowed("MANAGE_SYSTEM_SETTINGS");
  const columns = useInstituteColumns();
  return (
    <>
      <PageHeader
        title={common("menu.institutes")}
        meta={
          counts && (
            <>
              {t("institute.inReach", { count: counts.total, number: number(counts.total) })}
              <IsasCounts counts={counts} />
            </>
          )
        }
        actions={
          <>
            <PrintButton />
            <ButtonLink
              href="/institute-list/import"
              icon={<Upload size={17} aria-hidden />}
              isAllowed={mayImport}
            >
              {t("institute.import.open")}
            </ButtonLink>
            <ListFile query={list.query} total={answer.data?.total} />
          </>
        }
      />
      <Suspense fallback={<FilterShape />}>
        <InstituteFilters list={list} />
      </Suspense>
      <ListCard
        caption={common("menu.institutes")}
        answer={answer}
        paging={list}
        columns={columns}
        rowId={(row) => row.eiin}
        sort={list.sort}
        onSort={list.sortBy}
        summary={(total) => t("institute.found", { count: answer.data?.total ?? 0, number: total })}
        emptyTitle={t("institute.none")}
        isFiltered={list.isFiltered}
      />
    </>
  );
}
