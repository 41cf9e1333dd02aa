import { CONTACT_LIMITS } from "@shikkha/contract/site.ts";
import { Send } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formIssues } from "../../../lib/forms/form-issues.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { Contact } from "../use-contact-form.ts";
import styles from "./ContactForm.module.css";

export function ContactForm({ contact: { form, submit, refusal } }: { contact: Contact }) {
  const { t } = useTranslation("cliche");
  const { errors, submitCount, isSubmitting } = form.formState;
  // A new list for each refused attempt, so that the summary takes the focus each time.
  const issues = useMemo(() => {
    const labels = {
      name: t("contact.name"),
      contact: t("contact.reach"),
      subject: t("contact.subject"),
      body: t("contact.body"),
    };
    return submitCount > 0 ? formIssues(errors, labels) : [];
  }, [errors, submitCount, t]);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary title={t("contact.problems")} issues={issues} />
      {refusal !== undefined && (
        <Alert tone="bad" isSpoken title={t("contact.notSent")}>
          {refusal}
        </Alert>
      )}
      <TextField
        id="name"
        label={t("contact.name")}
        isRequired
        isDisabled={isSubmitting}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register("name")}
      />
      <TextField
        id="contact"
        label={t("contact.reach")}
        help={t("contact.reachHelp")}
        isRequired
        isDisabled={isSubmitting}
        autoComplete="email"
        error={errors.contact?.message}
        {...form.register("contact")}
      />
      <TextField
        id="subject"
        label={t("contact.subject")}
        isRequired
        isDisabled={isSubmitting}
        error={errors.subject?.message}
        {...form.register("subject")}
      />
      <TextArea
        id="body"
        label={t("contact.body")}
        help={t("contact.bodyHelp")}
        isRequired
        isDisabled={isSubmitting}
        rows={7}
        limit={CONTACT_LIMITS.body}
        error={errors.body?.message}
        {...form.register("body")}
        value={form.watch("body")}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isPending={isSubmitting}
        icon={<Send size={18} aria-hidden />}
      >
        {t("contact.send")}
      </Button>
    </form>
  );
}
