import { UserPlus } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useIssues } from "../../../lib/forms/use-issues.ts";
import { LeaveGuard } from "../../../shared/leaving/LeaveGuard.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { useGuestRegistration } from "../use-guest-registration.ts";
import { ContactFields } from "./ContactFields.tsx";
import styles from "./GuestRegistrationForm.module.css";
import { LoginFields } from "./LoginFields.tsx";
import { PersonFields } from "./PersonFields.tsx";

export function GuestRegistrationForm() {
  const { t } = useTranslation("settings");
  const { words } = useUiLocale();
  const work = useGuestRegistration();
  const { form, submit, isPending, refusal } = work;
  const labels = useMemo(
    () => ({
      nameBangla: t("guest.nameBangla"),
      nameEnglish: t("guest.nameEnglish"),
      dateOfBirth: t("guest.dateOfBirth"),
      email: t("guest.email"),
      phone: t("guest.phone"),
      username: t("guest.username"),
      password: t("guest.password"),
      confirmation: t("guest.confirmation"),
    }),
    [t],
  );
  const issues = useIssues(form.formState, isPending, labels);
  const parts = { form, labels, isDisabled: isPending };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <LeaveGuard isDirty={form.formState.isDirty} />
      <ErrorSummary title={t("guest.problems")} issues={issues} />
      {refusal !== undefined && (
        <Alert tone="bad" isSpoken title={t("guest.notCreated")}>
          {refusal}
        </Alert>
      )}
      <PersonFields {...parts} />
      <ContactFields {...parts} />
      <LoginFields {...parts} />
      <div className={styles.foot}>
        <ButtonLink href="/guest-user/list">{words.cancel}</ButtonLink>
        <Button
          type="submit"
          variant="primary"
          isPending={isPending}
          icon={<UserPlus size={17} aria-hidden />}
        >
          {t("guest.register")}
        </Button>
      </div>
    </form>
  );
}
