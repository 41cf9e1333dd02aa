import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { VISIT_LIMITS } from "@shikkha/contract/visits/visit-words.ts";
import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./VisitDialog.module.css";

interface Props {
  visit: VisitDetail;
  onClose: () => void;
}

export default function ReturnVisitDialog({ visit, onClose }: Props) {
  const { t } = useTranslation("monitoring");
  const { name } = useFormat();
  const [comment, setComment] = useState("");
  const { mutate, isPending, error } = useCallMutation(visitCalls.return, {
    outdates: [visitCalls.one, visitCalls.list],
    onSuccess: () => {
      showToast({ tone: "good", text: t("visit.detail.sent") });
      onClose();
    },
  });
  const { kind, id: visitId, version } = visit;
  const isTooLong = Array.from(comment.trim()).length > VISIT_LIMITS.comment;
  return (
    <Dialog
      isOpen
      title={t("visit.detail.returnTitle")}
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {t("visit.detail.cancel")}
          </Button>
          <Button
            variant="danger"
            icon={<Undo2 size={17} aria-hidden />}
            isPending={isPending}
            isDisabled={comment.trim() === "" || isTooLong}
            onClick={() => mutate({ params: { kind, visitId }, body: { version, comment } })}
          >
            {t("visit.detail.send")}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {error && (
          <Alert tone="bad" isSpoken title={t("visit.detail.returnFailed")}>
            {error.message}
          </Alert>
        )}
        <p>{t("visit.detail.returnText", { officer: name(visit.officer) })}</p>
        <TextArea
          label={t("visit.detail.comment")}
          help={t("visit.detail.commentHelp")}
          isRequired
          rows={4}
          value={comment}
          limit={VISIT_LIMITS.comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
