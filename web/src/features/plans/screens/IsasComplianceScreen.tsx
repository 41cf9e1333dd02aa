import { useTranslation } from "react-i18next";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { Tabs } from "../../../ui/controls/Tabs.tsx";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { complianceCalls } from "@shikkha/contract/plans/compliance.ts";
import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ComplianceHeader } from "../components/compliance/ComplianceHeader.tsx";
import { ShortInstitutes } from "../components/compliance/ShortInstitutes.tsx";
import { ShortPlaces } from "../components/compliance/ShortPlaces.tsx";
import { ShortTotals } from "../components/compliance/ShortTotals.tsx";
import { useShortPlaces } from "../compliance.api.ts";
import { useAddressYear, useAddressZone } from "../review-address.ts";
import styles from "./PlanStatisticsScreen.module.css";

export default function IsasComplianceScreen() {
  const year = useAddressYear();
  const zoneId = useAddressZone();
  if (year === undefined || zoneId === undefined) return <NotFoundPage />;
  return <Compliance key={`${zoneId} ${year}`} zoneId={zoneId} year={year} />;
}

const SHAPE = {
  page: complianceCalls.places.query.shape.page,
  size: complianceCalls.places.query.shape.size,
  isasCategory: instituteCalls.nonCompliant.query.shape.isasCategory,
};

/** Institutes short of their minimum: by upazila, and one by one. */
function Compliance({ zoneId, year }: { zoneId: number; year: number }) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const list = useListQuery(SHAPE);
  const { page, size } = list.request;
  const isList = list.query.isasCategory !== undefined;
  const places = useShortPlaces({ planYear: year, zoneId, page: isList ? 0 : page, size });
  const totals = places.data?.totals;
  return (
    <>
      <ComplianceHeader zoneId={zoneId} year={year} shows="institutes" />
      <div className={styles.parts}>
        {totals && <ShortTotals totals={totals} />}
        <Tabs
          label={t("compliance.views")}
          selected={list.query.isasCategory ?? "places"}
          onSelect={(next) =>
            next === "places" ? list.clear() : list.change({ isasCategory: next })
          }
          items={[
            { id: "places" as const, label: t("compliance.byUpazila") },
            ...(["A", "B", "C", "D", "E", "U"] as const).map((category) => ({
              id: category,
              label: t(`compliance.of.${category}`),
              count: totals && number(totals.byCategory[category].short),
            })),
          ]}
        >
          {list.query.isasCategory === undefined ? (
            <ShortPlaces answer={places} list={list} />
          ) : (
            <ShortInstitutes zoneId={zoneId} year={year} list={list} />
          )}
        </Tabs>
      </div>
    </>
  );
}

export type ComplianceList = ReturnType<typeof useListQuery<typeof SHAPE>>;
