import { CONTACT_LIMITS } from "@shikkha/contract/site.ts";
import { Send } from "lucide-react";
import { type ChangeEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { Contact, ContactField } from "../use-contact-form.ts";
import styles from "./ContactForm.module.css";

const LABELS = {
  name: "contact.name",
  contact: "contact.reach",
  subject: "contact.subject",
  body: "contact.body",
} as const;
const FIELDS = Object.keys(LABELS) as ContactField[];

export function ContactForm({ contact }: { contact: Contact }) {
  const { t } = useTranslation("cliche");
  const { values, faults, refused, refusal, isSending, change, submit } = contact;
  // A new list for each refused attempt, so that the summary takes the focus each time.
  const issues = useMemo(
    () =>
      FIELDS.flatMap((field) => {
        const message = refused[field];
        return message === undefined
          ? []
          : [{ fieldId: field, message: `${t(LABELS[field])}: ${message}` }];
      }),
    [refused, t],
  );
  const field = (id: ContactField) => ({
    id,
    label: t(LABELS[id]),
    isRequired: true,
    isDisabled: isSending,
    value: values[id],
    error: faults[id],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(id, event.target.value),
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary title={t("contact.problems")} issues={issues} />
      {refusal !== undefined && (
        <Alert tone="bad" isSpoken title={t("contact.notSent")}>
          {refusal}
        </Alert>
      )}
      <TextField {...field("name")} autoComplete="name" />
      <TextField {...field("contact")} help={t("contact.reachHelp")} autoComplete="email" />
      <TextField {...field("subject")} />
      <TextArea
        {...field("body")}
        help={t("contact.bodyHelp")}
        rows={7}
        limit={CONTACT_LIMITS.body}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isPending={isSending}
        icon={<Send size={18} aria-hidden />}
      >
        {t("contact.send")}
      </Button>
    </form>
  );
}
