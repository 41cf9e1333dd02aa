import { complianceCalls } from "@shikkha/contract/plans/compliance.ts";
import { PLAN_STATUSES } from "@shikkha/contract/plans/plan-words.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ListCard } from "../../../shared/list/ListCard.tsx";
import { TwoLines } from "../../../shared/list/TwoLines.tsx";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { FilterCard } from "../../../ui/layout/FilterCard.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { useCategoryColumns } from "../components/compliance/CategoryCells.tsx";
import { ComplianceHeader } from "../components/compliance/ComplianceHeader.tsx";
import { PLAN_TONE } from "../components/plan/use-plan-words.ts";
import { useShortPlans } from "../compliance.api.ts";
import { officerPlanAddress, useAddressYear, useAddressZone } from "../review-address.ts";

const { page, size, calendarStatus, isasCategory } = complianceCalls.plans.query.shape;
const SHAPE = { page, size, calendarStatus, isasCategory };
const ALL = "";

export default function PlansToReviseScreen() {
  const year = useAddressYear();
  const zoneId = useAddressZone();
  if (year === undefined || zoneId === undefined) return <NotFoundPage />;
  return <Plans key={`${zoneId} ${year}`} zoneId={zoneId} year={year} />;
}

type Row = NonNullable<ReturnType<typeof useShortPlans>["data"]>["items"][number];

/** Officers in whose own place institutes lack planned visits. */
function Plans({ zoneId, year }: { zoneId: number; year: number }) {
  const { t } = useTranslation("visit");
  const list = useListQuery(SHAPE);
  const answer = useShortPlans({ ...list.request, planYear: year, zoneId });
  const columns = useColumns(year);
  const { calendarStatus: status = ALL } = list.query;
  return (
    <>
      <ComplianceHeader zoneId={zoneId} year={year} shows="plans" />
      <FilterCard summary={status === ALL ? t("review.allStates") : t(`review.state.${status}`)}>
        <NativeSelect
          label={t("review.column.status")}
          value={status}
          options={[
            { id: ALL, name: t("review.allStates") },
            ...PLAN_STATUSES.map((id) => ({ id, name: t(`review.state.${id}`) })),
          ]}
          onChange={(id) => list.change({ calendarStatus: id || undefined })}
        />
      </FilterCard>
      <ListCard
        caption={t("compliance.plans")}
        answer={answer}
        paging={list}
        rowId={({ officerId }) => String(officerId)}
        summary={(total) => t("compliance.planCount", { number: total })}
        emptyTitle={t("compliance.none")}
        isFiltered={status !== ALL}
        columns={columns}
      />
    </>
  );
}

function useColumns(year: number): TableColumn<Row>[] {
  const { t } = useTranslation("visit");
  const { name, number, pick } = useFormat();
  const categories = useCategoryColumns<Row>();
  return [
    {
      id: "officer",
      header: t("review.column.officer"),
      isRowHeader: true,
      card: "title",
      cell: (row) => (
        <>
          <UiLink href={officerPlanAddress(row.officerId, year)}>{name(row)}</UiLink>
          <br />
          <small>{pick(row.designationBangla, row.designationEnglish)}</small>
        </>
      ),
    },
    {
      id: "workplace",
      header: t("review.column.workplace"),
      card: "full",
      cell: (row) => (
        <TwoLines
          first={pick(row.workplaceBangla, row.workplaceEnglish)}
          second={t("plan.visits", { count: row.visits, number: number(row.visits) })}
        />
      ),
    },
    {
      id: "status",
      header: t("review.column.status"),
      card: "full",
      cell: (row) => <Badge tone={PLAN_TONE[row.status]}>{t(`review.state.${row.status}`)}</Badge>,
    },
    ...categories,
  ];
}
