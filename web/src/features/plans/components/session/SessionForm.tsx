import { Check } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useIssues } from "../../../../lib/forms/use-issues.ts";
import { LeaveGuard } from "../../../../shared/leaving/LeaveGuard.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { Alert } from "../../../../ui/feedback/Alert.tsx";
import { ErrorSummary } from "../../../../ui/feedback/ErrorSummary.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { useUiLocale } from "../../../../ui/UiLocale.tsx";
import { DeadlineField } from "./DeadlineField.tsx";
import { MinimaFields } from "./MinimaFields.tsx";
import { useSessionLabels } from "./use-session-labels.ts";
import type { SessionFormState } from "./use-session-form.ts";
import styles from "./SessionForm.module.css";

interface Props {
  form: SessionFormState;
  submit: (event: FormEvent) => Promise<void>;
  isPending: boolean;
  isDirty: boolean;
  refusal: string | undefined;
  submitLabel: string;
  cancelHref: string;
  /** The deadline the session has; it may stay although it has passed. */
  keptDeadline?: string;
  /** Something forbids saving; the screen says what. */
  isClosed?: boolean;
  /** The year: a choice for a new session, a fact for an old one. */
  year: ReactNode;
}

export function SessionForm({ form, isPending, refusal, isClosed, ...props }: Props) {
  const { t } = useTranslation("visit");
  const { words } = useUiLocale();
  const { number } = useFormat();
  const labels = useSessionLabels();
  const issues = useIssues(form.formState, isPending, labels);
  const parts = { form, labels, isDisabled: isPending };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void props.submit(event)}>
      <LeaveGuard isDirty={props.isDirty} />
      <ErrorSummary
        title={t("session.form.problems", { count: issues.length, number: number(issues.length) })}
        issues={issues}
      />
      {refusal !== undefined && (
        <Alert tone="bad" isSpoken title={t("session.form.failed")}>
          {refusal}
        </Alert>
      )}
      <Card title={t("session.form.when")}>
        <div className={styles.pair}>
          {props.year}
          <DeadlineField {...parts} kept={props.keptDeadline} />
        </div>
      </Card>
      <MinimaFields {...parts} />
      <div className={styles.foot}>
        <ButtonLink href={props.cancelHref}>{words.cancel}</ButtonLink>
        <Button
          type="submit"
          variant="primary"
          isPending={isPending}
          isDisabled={isClosed}
          icon={<Check size={18} aria-hidden />}
        >
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}
