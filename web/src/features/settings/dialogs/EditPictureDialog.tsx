import {
  galleryCalls,
  type ManagedPicture,
  pictureWords,
  type TypedWords,
} from "@shikkha/contract/gallery.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useLanguage } from "../../../lib/format/use-format.ts";
import { contractResolver } from "../../../lib/forms/contract-resolver.ts";
import { takeFaults } from "../../../lib/forms/take-refusal.ts";
import { useIssues } from "../../../lib/forms/use-issues.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { PictureFields } from "../components/PictureFields.tsx";
import { valuesOfPicture } from "../model/picture-values.ts";
import { usePictureLabels } from "../use-picture-labels.ts";

const FORM = "edit-picture";

interface Props {
  picture: ManagedPicture;
  onClose: () => void;
}

export function EditPictureDialog({ picture, onClose }: Props) {
  const { t } = useTranslation("settings");
  const { words } = useUiLocale();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<TypedWords>({
    defaultValues: valuesOfPicture(picture),
    resolver: contractResolver(pictureWords, useLanguage()),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const { mutate, isPending } = useCallMutation(galleryCalls.edit, {
    outdates: [galleryCalls.list],
    onSuccess: () => {
      showToast({ text: t("gallery.edited") });
      onClose();
    },
    onError: (error) => {
      const setFault = (path: string, message: string) =>
        form.setError(path as keyof TypedWords, { message });
      if (!takeFaults(error, "", setFault)) setRefusal(error.message);
    },
  });
  const issues = useIssues(form.formState, isPending, usePictureLabels("picture."), "picture.");
  const submit = form.handleSubmit((values) => {
    setRefusal(undefined);
    mutate({ params: { id: picture.id }, body: { version: picture.version, ...values } });
  });
  return (
    <Dialog
      isOpen
      size="wide"
      title={t("gallery.editTitle")}
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="primary" isPending={isPending}>
            {t("settings.save")}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary title={t("settings.problems")} issues={issues} />
        {refusal !== undefined && (
          <Alert tone="bad" isSpoken title={t("settings.notSaved")}>
            {refusal}
          </Alert>
        )}
        <PictureFields form={form} before="picture." isDisabled={isPending} />
      </form>
    </Dialog>
  );
}
