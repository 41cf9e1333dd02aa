import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { LeaveGuard } from "../../../shared/leaving/LeaveGuard.tsx";
import { useGo } from "../../../shared/routing/navigation.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { TitleFields } from "../components/TitleFields.tsx";
import { type ReadXlsform, XlsformChooser } from "../components/XlsformChooser.tsx";
import { useCreateForm } from "../forms.api.ts";
import { hasTitleFaults } from "../model/titles.ts";
import styles from "./FormCreateScreen.module.css";

/** A form begins with its title; its questions are written in the builder. */
export default function FormCreateScreen() {
  const { t } = useTranslation("form");
  const { t: common } = useTranslation();
  const { words } = useUiLocale();
  const go = useGo();
  const [titles, setTitles] = useState({ nameBangla: "", nameEnglish: "" });
  const [isTried, setTried] = useState(false);
  const [read, setRead] = useState<ReadXlsform>();
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending, isSuccess } = useCreateForm({
    onSuccess: ({ id }) => go.replace(`/form/edit/${id}`),
    onError: (error) => setRefusal(error.fields[0]?.message ?? error.message),
  });

  function begin(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    setRefusal(undefined);
    if (!isPending && !hasTitleFaults(titles))
      mutate({ body: { ...titles, ...(read && { formJson: JSON.stringify(read.questions) }) } });
  }

  /** The file's own titles stand in where none is written yet. */
  function take(form: ReadXlsform | undefined) {
    setRead(form);
    if (!form) return;
    setTitles((now) => ({
      nameBangla: now.nameBangla || form.nameBangla,
      nameEnglish: now.nameEnglish || form.nameEnglish,
    }));
  }

  const isWritten = titles.nameBangla !== "" || titles.nameEnglish !== "";
  return (
    <>
      <LeaveGuard isDirty={isWritten && !isPending && !isSuccess} />
      <PageHeader title={common("page.createForm")} meta={t("create.meta")} />
      <Card className={styles.card}>
        <form noValidate className={styles.form} onSubmit={begin}>
          {refusal !== undefined && (
            <Alert tone="bad" isSpoken>
              {refusal}
            </Alert>
          )}
          <TitleFields
            titles={titles}
            isTried={isTried}
            isDisabled={isPending}
            onChange={setTitles}
          />
          <XlsformChooser isDisabled={isPending} onRead={take} />
          <p className={styles.note}>{t("create.note")}</p>
          <div className={styles.actions}>
            <ButtonLink href="/form/management">{words.cancel}</ButtonLink>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t("create.begin")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
