import type { FormSummary } from "@shikkha/contract/forms/form.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { useSetFormStatus } from "../forms.api.ts";

interface Props {
  form: FormSummary;
  action: "activate" | "deactivate";
  onClose: () => void;
}

/** Says what happens to the form, and to officers in the field, before it does. */
export function FormStatusDialog({ form, action, onClose }: Props) {
  const { t } = useTranslation("form");
  const { name } = useFormat();
  const { mutate, isPending } = useSetFormStatus({
    onSuccess: (changed) => {
      showToast({ text: t(`done.${action}`, { name: name(changed) }) });
      onClose();
    },
    onError: (error) => {
      showToast({ tone: "bad", text: error.message });
      onClose();
    },
  });
  const isMonitoring = form.formType !== "DYNAMIC" && action === "deactivate";
  return (
    <ConfirmDialog
      isOpen
      tone={isMonitoring ? "danger" : "primary"}
      title={t(`statusTitle.${action}`, { name: name(form) })}
      confirmLabel={t(`action.${action}`)}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() =>
        mutate({
          params: { id: form.id },
          body: { status: action === "activate" ? "ACTIVE" : "INACTIVE" },
        })
      }
    >
      {isMonitoring ? t("statusText.monitoring") : t(`statusText.${action}`)}
    </ConfirmDialog>
  );
}
