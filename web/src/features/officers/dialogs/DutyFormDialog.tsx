import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ErrorSummary, type FieldIssue } from "../../../ui/feedback/ErrorSummary.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import styles from "./DutyFormDialog.module.css";

interface Props {
  title: string;
  description: string;
  submitLabel: string;
  tone?: "primary" | "danger";
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  isPending: boolean;
  /** Something was entered, so that closing asks first. */
  isDirty: boolean;
  issues: readonly FieldIssue[];
  /** The server's refusal that belongs to no field. */
  refusal: string | undefined;
  children: ReactNode;
}

/** A form over the page: problems first, fields, one action; what was entered is not lost by accident. */
export function DutyFormDialog(props: Props) {
  const { onClose, isPending, isDirty, refusal, tone = "primary" } = props;
  const { t } = useTranslation("monitoring");
  const { words } = useUiLocale();
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  const leave = () => (isDirty ? setAsking(true) : onClose());
  return (
    <Dialog
      isOpen
      size="wide"
      title={props.title}
      description={props.description}
      isDismissable={!isPending}
      onClose={leave}
      footer={
        <>
          <span className={styles.note}>{t("officer.duty.audited")}</span>
          <Button isDisabled={isPending} onClick={leave}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant={tone} isPending={isPending}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={props.onSubmit}>
        <ErrorSummary title={t("officer.duty.problems")} issues={props.issues} />
        {refusal !== undefined && (
          <Alert tone="bad" isSpoken>
            {refusal}
          </Alert>
        )}
        {props.children}
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t("officer.duty.discardTitle")}
        confirmLabel={t("officer.duty.discard")}
        cancelLabel={t("officer.duty.stay")}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
      >
        {t("officer.duty.discardText")}
      </ConfirmDialog>
    </Dialog>
  );
}
