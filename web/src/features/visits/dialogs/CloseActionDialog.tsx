import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { VISIT_LIMITS } from "@shikkha/contract/visits/visit-words.ts";
import type { ActionPoint } from "@shikkha/contract/visits/visit.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./VisitDialog.module.css";

interface Props {
  action: ActionPoint;
  onClose: () => void;
}

/** Closing needs a note of what was done. */
export default function CloseActionDialog({ action, onClose }: Props) {
  const { t } = useTranslation("monitoring");
  const [note, setNote] = useState("");
  const { mutate, isPending, error } = useCallMutation(fieldCalls.closeAction, {
    outdates: [visitCalls.one, fieldCalls.card, fieldCalls.actions, fieldCalls.week],
    onSuccess: () => {
      showToast({ tone: "good", text: t("visit.detail.closeDone") });
      onClose();
    },
  });
  const isTooLong = Array.from(note.trim()).length > VISIT_LIMITS.closingNote;
  return (
    <Dialog
      isOpen
      title={t("visit.detail.closeTitle")}
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {t("visit.detail.cancel")}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={note.trim() === "" || isTooLong}
            onClick={() => mutate({ params: { id: action.id }, body: { note } })}
          >
            {t("visit.detail.close")}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {error && (
          <Alert tone="bad" isSpoken title={t("visit.detail.closeFailed")}>
            {error.message}
          </Alert>
        )}
        <p>{action.text}</p>
        <TextArea
          label={t("visit.detail.closeNote")}
          isRequired
          rows={3}
          value={note}
          limit={VISIT_LIMITS.closingNote}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
