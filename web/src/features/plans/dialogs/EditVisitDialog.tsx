import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import type { PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { VISIT_REFUSALS } from "@shikkha/contract/plans/plan-errors.ts";
import {
  MONITORING_KINDS,
  type MonitoringKind,
  type PlannedPlace,
} from "@shikkha/contract/plans/plan-words.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { usePlanWords } from "../components/plan/use-plan-words.ts";
import { wishOf } from "../model/visit-wish.ts";
import { SHOWS_PLANS } from "../plans.api.ts";
import { PlaceField } from "./PlaceField.tsx";
import styles from "./EditVisitDialog.module.css";

interface Props {
  row: PlanRow;
  sessionId: number;
  year: number;
  onClose: () => void;
}

/** Another day, place or kind for a planned visit; the server says in words why not. */
export default function EditVisitDialog({ row, sessionId, year, onClose }: Props) {
  const { t } = useTranslation("visit");
  const words = usePlanWords();
  const [visitDate, setVisitDate] = useState<string | null>(row.visitDate);
  const [place, setPlace] = useState<PlannedPlace>(row.place);
  const [kind, setKind] = useState<MonitoringKind>(row.kind);
  const [isConfirmed, setConfirmed] = useState(false);
  const { mutate, isPending, error } = useCallMutation(myPlanCalls.change, {
    outdates: SHOWS_PLANS,
    onSuccess: () => {
      showToast({ tone: "good", text: t("plan.edit.done") });
      onClose();
    },
  });
  const asksToConfirm = error?.code === VISIT_REFUSALS.weeklyHoliday.code;
  const kinds = MONITORING_KINDS.filter((one) => (one === "OFFICE") === (row.kind === "OFFICE"));
  const save = () => {
    if (visitDate === null) return;
    const wish = wishOf({ place, visitDate, kind });
    mutate({ params: { id: row.id }, body: { ...wish, confirmed: isConfirmed } });
  };
  return (
    <Dialog
      isOpen
      title={t("plan.edit.title")}
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {t("plan.edit.cancel")}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={visitDate === null || (asksToConfirm && !isConfirmed)}
            onClick={save}
          >
            {t("plan.edit.save")}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {error && (
          <Alert tone={asksToConfirm ? "warning" : "bad"} isSpoken>
            {error.message}
          </Alert>
        )}
        <DatePicker
          label={t("plan.edit.date")}
          value={visitDate}
          onChange={setVisitDate}
          min={`${year}-01-01`}
          max={`${year}-12-31`}
        />
        {asksToConfirm && (
          <Checkbox
            label={t("plan.edit.confirm", { weekday: visitDate ? words.weekday(visitDate) : "" })}
            isChecked={isConfirmed}
            onChange={setConfirmed}
          />
        )}
        {row.kind !== "OFFICE" && (
          <PlaceField sessionId={sessionId} place={place} onChange={setPlace} />
        )}
        {kinds.length > 1 && (
          <NativeSelect
            label={t("plan.edit.kind")}
            options={kinds.map((one) => ({ id: one, name: words.kind(one) }))}
            value={kind}
            onChange={setKind}
          />
        )}
      </div>
    </Dialog>
  );
}
