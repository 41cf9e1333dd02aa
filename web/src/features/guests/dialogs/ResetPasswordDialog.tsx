import { PASSWORD_LEAST } from "@shikkha/contract/auth/password.ts";
import type { GuestRow } from "@shikkha/contract/guests.ts";
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useIssues } from "../../../lib/forms/use-issues.ts";
import { PasswordField } from "../../../shared/fields/PasswordField.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import styles from "./ResetPasswordDialog.module.css";
import { usePasswordReset } from "./use-password-reset.ts";

interface Props {
  guest: GuestRow;
  onClose: () => void;
}

export function ResetPasswordDialog({ guest, onClose }: Props) {
  const { t } = useTranslation("settings");
  const { words } = useUiLocale();
  const { name, number } = useFormat();
  const formId = useId();
  const { form, submit, isPending, refusal } = usePasswordReset(guest, () => {
    showToast({ text: t("guest.done.resetPassword", { name: name(guest) }) });
    onClose();
  });
  const labels = useMemo(
    () => ({ password: t("guest.newPassword"), confirmation: t("guest.confirmation") }),
    [t],
  );
  const { errors } = form.formState;
  const issues = useIssues(form.formState, isPending, labels);
  return (
    <Dialog
      isOpen
      title={t("guest.resetTitle", { name: name(guest) })}
      description={t("guest.resetText")}
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t("guest.action.resetPassword")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <ErrorSummary title={t("guest.resetProblems")} issues={issues} />
        {refusal !== undefined && (
          <Alert tone="bad" isSpoken>
            {refusal}
          </Alert>
        )}
        <PasswordField
          id="password"
          label={labels.password}
          help={t("guest.passwordHelp", { least: number(PASSWORD_LEAST) })}
          isRequired
          isDisabled={isPending}
          error={errors.password?.message}
          {...form.register("password")}
        />
        <PasswordField
          id="confirmation"
          label={labels.confirmation}
          isRequired
          isDisabled={isPending}
          error={errors.confirmation?.message}
          {...form.register("confirmation")}
        />
      </form>
    </Dialog>
  );
}
