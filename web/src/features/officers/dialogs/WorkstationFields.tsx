import { WORKSTATION_TYPES, type WorkstationType } from "@shikkha/contract/officers/duty-kinds.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { RoleField } from "./RoleField.tsx";
import type { Workstation } from "./use-workstations.ts";
import { WorkstationLookup } from "./WorkstationLookup.tsx";
import styles from "./DutyFormDialog.module.css";

interface Props {
  type: WorkstationType;
  roleId: number | undefined;
  errors: { workstationId: string | undefined; roleId: string | undefined };
  isDisabled: boolean;
  onType: (type: WorkstationType) => void;
  onWorkstation: (id: number | undefined) => void;
  onRole: (id: number) => void;
}

/** Where, and as what: a type of workstation, one of that type, and the role there. */
export function WorkstationFields(props: Props) {
  const { type, roleId, errors, isDisabled, onType, onWorkstation, onRole } = props;
  const { t } = useTranslation("monitoring");
  const [chosen, setChosen] = useState<Workstation>();

  function choose(workstation: Workstation | undefined) {
    setChosen(workstation);
    onWorkstation(workstation?.id);
  }

  return (
    <>
      <div className={styles.pair}>
        <NativeSelect
          id="workstationType"
          label={t("officer.duty.workstationType")}
          isRequired
          isDisabled={isDisabled}
          value={type}
          options={WORKSTATION_TYPES.map((id) => ({
            id,
            name: t(`officer.duty.workstationTypes.${id}`),
          }))}
          onChange={(next) => {
            onType(next);
            choose(undefined);
          }}
        />
        <RoleField
          roleId={roleId}
          error={errors.roleId}
          isDisabled={isDisabled}
          onChange={onRole}
        />
      </div>
      <WorkstationLookup
        key={type}
        type={type}
        chosen={chosen}
        error={errors.workstationId}
        isDisabled={isDisabled}
        onChoose={choose}
      />
    </>
  );
}
