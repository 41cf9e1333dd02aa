import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { VISIT_LIMITS } from "@shikkha/contract/visits/visit-words.ts";
import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { today } from "../../../lib/format/today.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./VisitDialog.module.css";

interface Props {
  visit: VisitDetail;
  onClose: () => void;
}

/** A finding becomes something to be done, by someone, by a day. */
export default function AddActionDialog({ visit, onClose }: Props) {
  const { t } = useTranslation("monitoring");
  const [clientId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState("");
  const [owner, setOwner] = useState("");
  const [dueOn, setDueOn] = useState<string | null>(null);
  const { mutate, isPending, error } = useCallMutation(fieldCalls.addAction, {
    outdates: [visitCalls.one, fieldCalls.card, fieldCalls.actions, fieldCalls.week],
    onSuccess: () => {
      showToast({ tone: "good", text: t("visit.detail.actionAdded") });
      onClose();
    },
  });
  const isWhole = text.trim() !== "" && owner.trim() !== "" && dueOn !== null;
  return (
    <Dialog
      isOpen
      title={t("visit.detail.addAction")}
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
            isDisabled={!isWhole}
            onClick={() => {
              if (dueOn === null) return;
              mutate({ body: { clientId, visitId: visit.id, text, owner, dueOn } });
            }}
          >
            {t("visit.detail.addAction")}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {error && (
          <Alert tone="bad" isSpoken title={t("visit.detail.actionFailed")}>
            {error.message}
          </Alert>
        )}
        <TextArea
          label={t("visit.detail.actionText")}
          isRequired
          rows={3}
          value={text}
          limit={VISIT_LIMITS.actionText}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          label={t("visit.detail.actionOwner")}
          isRequired
          maxLength={VISIT_LIMITS.actionOwner}
          value={owner}
          onChange={(event) => setOwner(event.target.value)}
        />
        <DatePicker
          label={t("visit.detail.actionDue")}
          isRequired
          min={today()}
          value={dueOn}
          onChange={setDueOn}
        />
      </div>
    </Dialog>
  );
}
