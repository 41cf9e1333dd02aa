import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { useOfficerDesignations } from "../officers.api.ts";
import type { OfficerListState } from "../use-officer-list.ts";
import styles from "./OfficerFilters.module.css";

const ALL = "*";

/** In the order of rank, as the server sends them. */
export function DesignationFilter({ list }: { list: OfficerListState }) {
  const { t } = useTranslation("monitoring");
  const { name } = useFormat();
  const { data } = useOfficerDesignations();
  const options = useMemo(
    () => [
      { id: ALL, name: t("officer.allDesignations") },
      ...(data ?? []).map((one) => ({ id: String(one.id), name: name(one) })),
    ],
    [data, name, t],
  );
  return (
    <div className={styles.designation}>
      <Select
        label={t("officer.designation")}
        isLabelHidden
        options={options}
        value={list.query.designation === undefined ? ALL : String(list.query.designation)}
        isDisabled={!data}
        onChange={(id) => list.change({ designation: id === ALL ? undefined : Number(id) })}
      />
    </div>
  );
}
