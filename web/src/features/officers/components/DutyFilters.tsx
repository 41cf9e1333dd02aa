import { DUTY_KINDS } from "@shikkha/contract/officers/duty-kinds.ts";
import { WORKPLACE_TYPES } from "@shikkha/contract/officers/officers.ts";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import type { OfficerListState } from "../use-officer-list.ts";
import styles from "./OfficerFilters.module.css";

const ALL = "";

/** Where someone works and in which kind of duty: few values, each with its own "all". */
export function DutyFilters({ list }: { list: OfficerListState }) {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { workplaceType = ALL, dutyType = ALL } = list.query;
  return (
    <>
      <div className={styles.select}>
        <NativeSelect
          label={t("officer.workplaceTypeLabel")}
          isLabelHidden
          value={workplaceType}
          options={[
            { id: ALL, name: t("officer.allWorkplaceTypes") },
            ...WORKPLACE_TYPES.map((id) => ({ id, name: t(`officer.workplaceType.${id}`) })),
          ]}
          onChange={(id) => list.change({ workplaceType: id || undefined })}
        />
      </div>
      <div className={styles.select}>
        <NativeSelect
          label={t("officer.dutyTypeLabel")}
          isLabelHidden
          value={dutyType}
          options={[
            { id: ALL, name: t("officer.allDutyTypes") },
            ...DUTY_KINDS.map((id) => ({ id, name: common(`dutyKind.${id}`) })),
          ]}
          onChange={(id) => list.change({ dutyType: id || undefined })}
        />
      </div>
    </>
  );
}
