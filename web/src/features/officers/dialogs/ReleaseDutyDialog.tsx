import type { OfficerDetail, OfficerDuty } from "@shikkha/contract/officers/officers.ts";
import { useTranslation } from "react-i18next";
import { today } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import { Consequences } from "./Consequences.tsx";
import { DutyFormDialog } from "./DutyFormDialog.tsx";
import { HandOverField } from "./HandOverField.tsx";
import { useIssues } from "../../../lib/forms/use-issues.ts";
import { useReleaseDuty } from "./use-release-duty.ts";
import styles from "./DutyFormDialog.module.css";

interface Props {
  officer: OfficerDetail;
  duty: OfficerDuty;
  onClose: () => void;
}

export function ReleaseDutyDialog({ officer, duty, onClose }: Props) {
  const { t } = useTranslation("monitoring");
  const { name, pick } = useFormat();
  const now = today();
  // A duty that has not begun ends on the day it would have.
  const last = duty.validFrom > now ? duty.validFrom : now;
  const { form, submit, isPending, refusal } = useReleaseDuty(duty.dutyId, last, onClose);
  const { errors, isDirty, isSubmitted } = form.formState;
  const labels = {
    lastDay: t("officer.duty.lastDay"),
    "handOver.successorId": t("officer.handOver.successor"),
  };
  const issues = useIssues(form.formState, isPending, labels);
  const changed = { shouldDirty: true, shouldValidate: isSubmitted };
  const workstation = pick(duty.workstationNameBangla, duty.workstationNameEnglish);
  return (
    <DutyFormDialog
      title={t(`officer.duty.releaseTitle.${duty.dutyType}`)}
      description={`${name(officer)} · ${workstation}`}
      submitLabel={t("officer.duty.releaseSubmit")}
      tone="danger"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      isPending={isPending}
      isDirty={isDirty}
      issues={issues}
      refusal={refusal}
    >
      <div className={styles.pair}>
        <DatePicker
          id="lastDay"
          label={labels.lastDay}
          isRequired
          isDisabled={isPending}
          value={form.watch("lastDay") || null}
          min={duty.validFrom}
          max={last}
          error={errors.lastDay?.message}
          onChange={(day) => form.setValue("lastDay", day ?? "", changed)}
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
