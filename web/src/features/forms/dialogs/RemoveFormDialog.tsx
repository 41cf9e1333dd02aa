import type { FormSummary } from "@shikkha/contract/forms/form.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useGo } from "../../../shared/routing/navigation.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { useRemoveForm } from "../forms.api.ts";

interface Props {
  form: FormSummary;
  onClose: () => void;
}

/** Deletes after asking; a refusal says why and stays. */
export function RemoveFormDialog({ form, onClose }: Props) {
  const { t } = useTranslation("form");
  const { name, number } = useFormat();
  const go = useGo();
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useRemoveForm({
    onSuccess: () => go.to("/save-form/deleted"),
    onError: (error) => setRefusal(error.message),
  });
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t("remove.title", { name: name(form) })}
      confirmLabel={t("action.remove")}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => mutate({ params: { id: form.id } })}
    >
      {refusal === undefined ? (
        t("remove.text", { questions: number(form.questionCount) })
      ) : (
        <Alert tone="bad" isSpoken>
          {refusal}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
