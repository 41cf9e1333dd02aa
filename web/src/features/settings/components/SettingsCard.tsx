import type { FormEvent, ReactNode } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useIssues } from "../../../lib/forms/use-issues.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { InlineMessage } from "../../../ui/feedback/InlineMessage.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import styles from "./SettingsCard.module.css";

interface Section {
  readonly group: string;
  readonly title: string;
  readonly about: string;
  readonly form: {
    readonly formState: {
      readonly errors: FieldErrors<FieldValues>;
      readonly submitCount: number;
    };
  };
  readonly submit: (event: FormEvent) => Promise<void>;
  readonly undo: () => void;
  readonly isPending: boolean;
  readonly isDirty: boolean;
  readonly refusal: string | undefined;
}

interface Props {
  section: Section;
  /** By the ids of the fields, for the error summary. */
  labels: Readonly<Record<string, string>>;
  badge?: ReactNode;
  /** Below the form: sending a test. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One part of the settings with its own "save". */
export function SettingsCard({ section, labels, badge, foot, children }: Props) {
  const { t } = useTranslation("settings");
  const { words } = useUiLocale();
  const { group, title, about, form, isPending, isDirty, refusal } = section;
  const issues = useIssues(form.formState, isPending, labels, `${group}.`);
  return (
    <div id={group} className={styles.anchor}>
      <Card title={title} description={about} actions={badge} isFlush>
        <form noValidate onSubmit={(event) => void section.submit(event)}>
          <div className={styles.body}>
            <ErrorSummary title={t("settings.problems")} issues={issues} />
            {refusal !== undefined && (
              <Alert tone="bad" isSpoken title={t("settings.notSaved")}>
                {refusal}
              </Alert>
            )}
            {children}
          </div>
          <div className={styles.bar}>
            <output className={styles.state}>
              {isDirty && <InlineMessage tone="warning">{t("settings.unsaved")}</InlineMessage>}
            </output>
            <Button isDisabled={!isDirty || isPending} onClick={section.undo}>
              {words.cancel}
            </Button>
            <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={isPending}>
              {t("settings.save")}
            </Button>
          </div>
        </form>
        {foot}
      </Card>
    </div>
  );
}
