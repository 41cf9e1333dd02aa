import type { OfficerDetail, OfficerDuty } from "@shikkha/contract/officers/officers.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import { Consequences } from "./Consequences.tsx";
import { DutyFormDialog } from "./DutyFormDialog.tsx";
import { HandOverField } from "./HandOverField.tsx";
import { useChangePrimary } from "./use-change-primary.ts";
import { useIssues } from "../../../lib/forms/use-issues.ts";
import { WorkstationFields } from "./WorkstationFields.tsx";
import styles from "./DutyFormDialog.module.css";

interface Props {
  officer: OfficerDetail;
  duty: OfficerDuty;
  onClose: () => void;
}

export function ChangePrimaryDialog({ officer, duty, onClose }: Props) {
  const { t } = useTranslation("monitoring");
  const { name, pick } = useFormat();
  const { form, submit, isPending, refusal } = useChangePrimary(officer.officerId, onClose);
  const { errors, isDirty, isSubmitted } = form.formState;
  const labels = {
    workstationId: t("officer.duty.workstation"),
    roleId: t("officer.duty.role"),
    validFrom: t("officer.duty.newFrom"),
    "handOver.successorId": t("officer.handOver.successor"),
  };
  const issues = useIssues(form.formState, isPending, labels);
  const changed = { shouldDirty: true, shouldValidate: isSubmitted };
  const workstation = pick(duty.workstationNameBangla, duty.workstationNameEnglish);
  return (
    <DutyFormDialog
      title={t("officer.duty.moveTitle")}
      description={`${name(officer)} · ${workstation}`}
      submitLabel={t("officer.duty.moveSubmit")}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      isPending={isPending}
      isDirty={isDirty}
      issues={issues}
      refusal={refusal}
    >
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
          value={form.watch("validFrom") || null}
          min={duty.validFrom}
          error={errors.validFrom?.message}
          onChange={(day) => form.setValue("validFrom", day ?? undefined, changed)}
        />
      </div>
      <HandOverField
        duty={duty}
        officerId={officer.officerId}
        value={form.watch("handOver")}
        error={form.getFieldState("handOver.successorId", form.formState).error?.message}
        isDisabled={isPending}
        onChange={(handOver) => form.setValue("handOver", handOver, changed)}
      />
      <Consequences duty={duty} />
    </DutyFormDialog>
  );
}
