import { dutyCalls } from "@shikkha/contract/officers/duties.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../lib/calls/use-call.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Select } from "../../../ui/fields/Select.tsx";

interface Props {
  roleId: number | undefined;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (id: number) => void;
}

/** The roles the reader may give; each says for which level it is meant. */
export function RoleField({ roleId, error, isDisabled, onChange }: Props) {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { name } = useFormat();
  const roles = useCall(dutyCalls.roles, {});
  const options = useMemo(
    () =>
      (roles.data ?? []).map((role) => ({
        id: String(role.id),
        name: name(role),
        description: common(`level.${role.level}`),
      })),
    [roles.data, name, common],
  );
  return (
    <Select
      id="roleId"
      label={t("officer.duty.role")}
      isRequired
      isDisabled={isDisabled || roles.isPending}
      options={options}
      value={roleId ? String(roleId) : null}
      error={error ?? roles.error?.message}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
