import { INSTITUTE_TYPES } from "@shikkha/contract/institutes.ts";
import { designationCalls } from "@shikkha/contract/officers/designations.ts";
import { MONITORING_KINDS, PLAN_STATUSES } from "@shikkha/contract/plans/plan-words.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../lib/calls/use-call.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useGo } from "../../../shared/routing/navigation.ts";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import type { ReportPageDefinition } from "../model/report-pages.ts";
import type { ReportState } from "../use-report.ts";
import styles from "./ReportFilters.module.css";

interface Props {
  page: ReportPageDefinition;
  report: ReportState;
}

const ALL = "";

/** What a report can be narrowed by beside place and time. */
export function ExtraFilters({ page: { extras }, report }: Props) {
  const { t } = useTranslation("report");
  const go = useGo();
  const { draft } = report;
  return (
    <>
      {extras.includes("form") && (
        <div className={styles.extra}>
          <NativeSelect
            label={t("filter.form")}
            isLabelHidden
            value={report.formType ?? "GENERAL_MONITORING"}
            options={MONITORING_KINDS.map((id) => ({ id, name: t(`formType.${id}`) }))}
            onChange={(formType) => go.replace(`/monitoring-subjective-report/${formType}`)}
          />
        </div>
      )}
      {extras.includes("instituteType") && (
        <div className={styles.extra}>
          <NativeSelect
            label={t("filter.type")}
            isLabelHidden
            value={draft.instituteType ?? ALL}
            options={[
              { id: ALL, name: t("filter.allTypes") },
              ...INSTITUTE_TYPES.map((id) => ({ id, name: t(`type.${id}`) })),
            ]}
            onChange={(id) => report.change({ instituteType: id || undefined })}
          />
        </div>
      )}
      {extras.includes("status") && (
        <div className={styles.extra}>
          <NativeSelect
            label={t("filter.status")}
            isLabelHidden
            value={draft.status ?? ALL}
            options={[
              { id: ALL, name: t("filter.allStatuses") },
              ...PLAN_STATUSES.map((id) => ({ id, name: t(`status.${id}`) })),
            ]}
            onChange={(id) => report.change({ status: id || undefined })}
          />
        </div>
      )}
      {extras.includes("designation") && <DesignationChoice report={report} />}
    </>
  );
}

/** In the order of rank, as the server sends them; they hardly ever change. */
function DesignationChoice({ report }: Pick<Props, "report">) {
  const { t } = useTranslation("report");
  const { name } = useFormat();
  const { data = [] } = useCall(
    designationCalls.all,
    { query: { userTypes: "OFFICER" } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <div className={styles.extra}>
      <NativeSelect
        label={t("filter.designation")}
        isLabelHidden
        value={String(report.draft.designationId ?? ALL)}
        options={[
          { id: ALL, name: t("filter.allDesignations") },
          ...data.map((one) => ({ id: String(one.id), name: name(one) })),
        ]}
        onChange={(id) => report.change({ designationId: id ? Number(id) : undefined })}
      />
    </div>
  );
}
