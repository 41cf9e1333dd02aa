import type { FormSummary } from "@shikkha/contract/forms/form.ts";
import { FORM_LIMITS } from "@shikkha/contract/forms/question.ts";
import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useGo } from "../../../shared/routing/navigation.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { TitleFields } from "../components/TitleFields.tsx";
import { useCopyForm } from "../forms.api.ts";
import { hasTitleFaults } from "../model/titles.ts";

interface Props {
  form: FormSummary;
  onClose: () => void;
}

/** A copy needs a title of its own; it then opens in the builder. */
export function CopyFormDialog({ form, onClose }: Props) {
  const { t } = useTranslation("form");
  const { words } = useUiLocale();
  const go = useGo();
  const [isTried, setTried] = useState(false);
  const named = (name: string, mark: string) =>
    `${name.slice(0, FORM_LIMITS.title - mark.length - 1)} ${mark}`;
  const [titles, setTitles] = useState({
    nameBangla: named(form.nameBangla, `(${toBengaliDigits("2")})`),
    nameEnglish: named(form.nameEnglish, "(2)"),
  });
  const { mutate, isPending } = useCopyForm({
    onSuccess: ({ id }) => go.to(`/form/edit/${id}`),
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });

  function copy() {
    setTried(true);
    if (!hasTitleFaults(titles)) mutate({ params: { id: form.id }, body: titles });
  }

  return (
    <Dialog
      isOpen
      title={t("copy.title")}
      description={t("copy.text")}
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="primary" isPending={isPending} onClick={copy}>
            {t("action.copy")}
          </Button>
        </>
      }
    >
      <TitleFields titles={titles} isTried={isTried} isDisabled={isPending} onChange={setTitles} />
    </Dialog>
  );
}
