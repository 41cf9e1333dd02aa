import { PASSWORD_LEAST } from "@shikkha/contract/auth/password.ts";
import { LogIn } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useIssues } from "../../../lib/forms/use-issues.ts";
import { PasswordField } from "../../../shared/fields/PasswordField.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useGuestLogin } from "../use-guest-login.ts";
import styles from "./GuestLoginForm.module.css";

export function GuestLoginForm() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { form, submit, isPending, isFirstTime, isChanging, refusal, changeWish } = useGuestLogin();
  const { errors } = form.formState;
  const labels = useMemo(
    () => ({
      username: t("guest.username"),
      password: t("guest.password"),
      newPassword: t("guest.newPassword"),
      confirmation: t("guest.confirmation"),
    }),
    [t],
  );
  const issues = useIssues(form.formState, isPending, labels);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary title={t("guest.problems")} issues={issues} />
      {refusal !== undefined && (
        <Alert tone="bad" isSpoken>
          {refusal}
        </Alert>
      )}
      {isFirstTime && (
        <Alert tone="info" isSpoken>
          {t("guest.firstTime")}
        </Alert>
      )}
      <TextField
        id="username"
        label={labels.username}
        isRequired
        isDisabled={isPending}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register("username")}
      />
      <PasswordField
        isRequired
        id="password"
        label={labels.password}
        isDisabled={isPending}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      {isChanging && (
        <>
          <PasswordField
            isRequired
            id="newPassword"
            label={labels.newPassword}
            help={t("guest.newPasswordHelp", { least: number(PASSWORD_LEAST) })}
            isDisabled={isPending}
            autoComplete="new-password"
            error={errors.newPassword?.message}
            {...form.register("newPassword")}
          />
          <PasswordField
            isRequired
            id="confirmation"
            label={labels.confirmation}
            isDisabled={isPending}
            autoComplete="new-password"
            error={errors.confirmation?.message}
            {...form.register("confirmation")}
          />
        </>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isFull
        isPending={isPending}
        icon={<LogIn size={18} aria-hidden />}
      >
        {isChanging ? t("guest.submitNew") : t("guest.submit")}
      </Button>
      {!isFirstTime && (
        <Button variant="quiet" isFull isDisabled={isPending} onClick={changeWish}>
          {isChanging ? t("guest.keepPassword") : t("guest.changePassword")}
        </Button>
      )}
    </form>
  );
}
