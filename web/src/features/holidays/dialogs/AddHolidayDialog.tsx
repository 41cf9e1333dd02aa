import { Check } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useIssues } from "../../../lib/forms/use-issues.ts";
import { LeaveGuard } from "../../../shared/leaving/LeaveGuard.tsx";
import { useGo } from "../../../shared/routing/navigation.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { holidayAddress } from "../use-holiday-address.ts";
import { HolidayDates } from "./HolidayDates.tsx";
import { HolidayName } from "./HolidayName.tsx";
import { useAddHoliday } from "./use-add-holiday.ts";
import styles from "./AddHolidayDialog.module.css";

export function AddHolidayDialog({ year }: { year: number }) {
  const { t } = useTranslation("visit");
  const { words } = useUiLocale();
  const { digits, number } = useFormat();
  const go = useGo();
  const formId = useId();
  const work = useAddHoliday(year);
  const { form, submit, isPending, refusal } = work;
  const labels = {
    "holidays.0.nameBangla": t("holiday.add.nameBangla"),
    "holidays.0.nameEnglish": t("holiday.add.nameEnglish"),
    "holidays.0.startDate": t("holiday.add.startDate"),
    "holidays.0.endDate": t("holiday.add.endDate"),
  };
  const issues = useIssues(form.formState, isPending, labels);
  const close = () => go.replace(holidayAddress(year));
  return (
    <Dialog
      isOpen
      title={t("holiday.add.title", { year: digits(String(year)) })}
      isDismissable={!isPending}
      onClose={close}
      footer={
        <>
          <Button isDisabled={isPending} onClick={close}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            icon={<Check size={18} aria-hidden />}
          >
            {t("holiday.add.submit")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <LeaveGuard isDirty={work.isDirty} />
        <ErrorSummary
          title={t("holiday.add.problems", {
            count: issues.length,
            number: number(issues.length),
          })}
          issues={issues}
        />
        {refusal !== undefined && (
          <Alert tone="bad" isSpoken title={t("holiday.add.failed")}>
            {refusal}
          </Alert>
        )}
        <HolidayName work={work} field="nameBangla" label={labels["holidays.0.nameBangla"]} />
        <HolidayName work={work} field="nameEnglish" label={labels["holidays.0.nameEnglish"]} />
        <HolidayDates
          work={work}
          year={year}
          startLabel={labels["holidays.0.startDate"]}
          endLabel={labels["holidays.0.endDate"]}
        />
        <p className={styles.note}>{t("holiday.add.effect")}</p>
      </form>
    </Dialog>
  );
}
