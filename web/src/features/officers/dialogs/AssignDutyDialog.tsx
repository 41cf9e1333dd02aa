import type { OfficerDetail } from "@shikkha/contract/officers/officers.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Segmented } from "../../../ui/controls/Segmented.tsx";
import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import { FieldGroup } from "../../../ui/fields/FieldGroup.tsx";
import { useFieldIds } from "../../../ui/fields/use-field-ids.ts";
import { DutyFormDialog } from "./DutyFormDialog.tsx";
import { useAssignDuty } from "./use-assign-duty.ts";
import { useIssues } from "../../../lib/forms/use-issues.ts";
import { WorkstationFields } from "./WorkstationFields.tsx";
import styles from "./DutyFormDialog.module.css";

interface Props {
  officer: OfficerDetail;
  onClose: () => void;
}

const KINDS = ["ADDITIONAL", "ROLE"] as const;

export function AssignDutyDialog({ officer, onClose }: Props) {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { name, digits } = useFormat();
  const { form, submit, isPending, refusal } = useAssignDuty(officer.officerId, onClose);
  const { errors, isDirty, isSubmitted } = form.formState;
  const labels = {
    dutyType: t("officer.duty.type"),
    workstationId: t("officer.duty.workstation"),
    roleId: t("officer.duty.role"),
    validFrom: t("officer.duty.from"),
    validTo: t("officer.duty.to"),
  };
  const issues = useIssues(form.formState, isPending, labels);
  const kindIds = useFieldIds({ id: "dutyType" });
  const [dutyType, validFrom, validTo] = form.watch(["dutyType", "validFrom", "validTo"]);
  const changed = { shouldDirty: true, shouldValidate: isSubmitted };
  const pds = officer.pdsNumber && t("officer.pdsOf", { number: digits(officer.pdsNumber) });
  return (
    <DutyFormDialog
      title={t("officer.duty.assign")}
      description={[name(officer), pds].filter(Boolean).join(" · ")}
      submitLabel={t("officer.duty.assignSubmit")}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      isPending={isPending}
      isDirty={isDirty}
      issues={issues}
      refusal={refusal}
    >
      <FieldGroup ids={kindIds} label={labels.dutyType} isRequired>
        <div>
          <Segmented
            label={labels.dutyType}
            items={KINDS.map((id) => ({ id, label: common(`dutyKind.${id}`) }))}
            value={dutyType}
            onChange={(id) => form.setValue("dutyType", id, changed)}
          />
        </div>
      </FieldGroup>
      <WorkstationFields
        isDisabled={isPending}
        type={form.watch("workstationType")}
        roleId={form.watch("roleId")}
        errors={{ workstationId: errors.workstationId?.message, roleId: errors.roleId?.message }}
        onType={(type) => form.setValue("workstationType", type, { shouldDirty: true })}
        onWorkstation={(id) => form.setValue("workstationId", id, changed)}
        onRole={(id) => form.setValue("roleId", id, changed)}
      />
      <div className={styles.pair}>
        <DatePicker
          id="validFrom"
          label={labels.validFrom}
          isRequired
          isDisabled={isPending}
          value={validFrom || null}
          error={errors.validFrom?.message}
          onChange={(day) => form.setValue("validFrom", day ?? undefined, changed)}
        />
        <DatePicker
          id="validTo"
          label={labels.validTo}
          isMarkedOptional
          isDisabled={isPending}
          value={validTo ?? null}
          min={validFrom || undefined}
          error={errors.validTo?.message}
          onChange={(day) => form.setValue("validTo", day ?? undefined, changed)}
        />
      </div>
    </DutyFormDialog>
  );
}
