import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import type { PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { SHOWS_PLANS } from "../plans.api.ts";

interface Props {
  row: PlanRow;
  onClose: () => void;
}

export default function RemoveVisitDialog({ row, onClose }: Props) {
  const { t } = useTranslation("visit");
  const { name, longDate } = useFormat();
  const { mutate, isPending, error } = useCallMutation(myPlanCalls.remove, {
    outdates: SHOWS_PLANS,
    onSuccess: () => {
      showToast({ tone: "good", text: t("plan.remove.done") });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t("plan.remove.title")}
      confirmLabel={t("plan.remove.submit")}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => mutate({ params: { id: row.id } })}
    >
      {error && (
        <Alert tone="bad" isSpoken title={t("plan.remove.failed")}>
          {error.message}
        </Alert>
      )}
      <p>{t("plan.remove.text", { name: name(row.place), date: longDate(row.visitDate) })}</p>
    </ConfirmDialog>
  );
}
