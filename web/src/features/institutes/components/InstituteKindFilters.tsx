import {
  INSTITUTE_TYPES,
  ISAS_CATEGORIES,
  MANAGEMENT_TYPES,
} from "@shikkha/contract/institute-words.ts";
import { useTranslation } from "react-i18next";
import { Segmented } from "../../../ui/controls/Segmented.tsx";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import type { InstituteListState } from "../use-institute-list.ts";
import styles from "./InstituteKindFilters.module.css";

const ALL = "";

/** Type, management and ISAS category: few values, each with its own "all". */
export function InstituteKindFilters({ list }: { list: InstituteListState }) {
  const { t } = useTranslation("monitoring");
  const { words } = useUiLocale();
  const { type = ALL, mgmtType = ALL, isasCategory = ALL } = list.query;
  return (
    <>
      <div className={styles.select}>
        <NativeSelect
          label={t("institute.column.type")}
          isLabelHidden
          size="sm"
          value={type}
          options={[
            { id: ALL, name: t("institute.allTypes") },
            ...INSTITUTE_TYPES.map((id) => ({ id, name: t(`institute.type.${id}`) })),
          ]}
          onChange={(id) => list.change({ type: id || undefined })}
        />
      </div>
      <div className={styles.select}>
        <NativeSelect
          label={t("institute.managementType")}
          isLabelHidden
          size="sm"
          value={mgmtType}
          options={[
            { id: ALL, name: t("institute.allManagement") },
            ...MANAGEMENT_TYPES.map((id) => ({ id, name: t(`institute.management.${id}`) })),
          ]}
          onChange={(id) => list.change({ mgmtType: id || undefined })}
        />
      </div>
      <div className={styles.isas}>
        <span aria-hidden>{t("institute.isas")}</span>
        <Segmented
          label={t("institute.isas")}
          value={isasCategory}
          items={[
            { id: ALL, label: words.all },
            ...ISAS_CATEGORIES.map((id) => ({ id, label: t(`institute.isasLetter.${id}`) })),
          ]}
          onChange={(id) => list.change({ isasCategory: id || undefined })}
        />
      </div>
    </>
  );
}
