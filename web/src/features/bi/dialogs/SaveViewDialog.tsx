import { biCalls } from "@shikkha/contract/bi.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";

interface Props {
  address: string;
  onClose: () => void;
}

export default function SaveViewDialog({ address, onClose }: Props) {
  const { t } = useTranslation("monitoring");
  const [title, setTitle] = useState("");
  const { mutate, isPending, error } = useCallMutation(biCalls.saveView, {
    outdates: [biCalls.views],
    onSuccess: () => {
      showToast({ tone: "good", text: t("bi.saved") });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={t("bi.saveTitle")}
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {t("bi.cancel")}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={title.trim() === ""}
            onClick={() => mutate({ body: { title, address } })}
          >
            {t("bi.save")}
          </Button>
        </>
      }
    >
      {error && (
        <Alert tone="bad" isSpoken title={t("bi.saveFailed")}>
          {error.message}
        </Alert>
      )}
      <TextField
        label={t("bi.viewName")}
        isRequired
        maxLength={128}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
    </Dialog>
  );
}
