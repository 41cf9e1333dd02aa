import { designationCalls } from "@shikkha/contract/officers/designations.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../lib/calls/use-call.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import type { AuditListState } from "../use-audit-list.ts";

const ALL = "*";

/** In the order of rank, as the server sends them; they hardly ever change. */
export function DesignationFilter({ list }: { list: AuditListState }) {
  const { t } = useTranslation("settings");
  const { name } = useFormat();
  const { data } = useCall(
    designationCalls.all,
    { query: {} },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const options = useMemo(
    () => [
      { id: ALL, name: t("audit.allDesignations") },
      ...(data ?? []).map((one) => ({ id: String(one.id), name: name(one) })),
    ],
    [data, name, t],
  );
  return (
    <Select
      label={t("audit.designation")}
      isLabelHidden
      options={options}
      value={list.query.designation === undefined ? ALL : String(list.query.designation)}
      isDisabled={!data}
      onChange={(id) => list.change({ designation: id === ALL ? undefined : Number(id) })}
    />
  );
}
