import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { YearPicker } from "../../../../ui/fields/YearPicker.tsx";
import { SessionForm } from "./SessionForm.tsx";
import { useStartSession } from "./use-start-session.ts";
import styles from "./SessionForm.module.css";

interface Props {
  /** the first one that is free */
  firstYear: number;
  isClosed: boolean;
}

/** Planning further ahead than this makes no sense. */
const YEARS_AHEAD = 4;

export function StartSessionForm({ firstYear, isClosed }: Props) {
  const { t } = useTranslation("visit");
  const { digits } = useFormat();
  const work = useStartSession(firstYear);
  const year = work.form.watch("year") ?? firstYear;
  return (
    <SessionForm
      {...work}
      isClosed={isClosed}
      submitLabel={t("session.form.startSubmit")}
      cancelHref="/plan-session-list"
      year={
        <div>
          <YearPicker
            id="year"
            label={t("session.year")}
            help={t("session.form.yearHelp")}
            isRequired
            isDisabled={work.isPending}
            first={firstYear}
            last={firstYear + YEARS_AHEAD}
            value={year}
            error={work.form.formState.errors.year?.message}
            onChange={(chosen) => work.form.setValue("year", chosen, { shouldDirty: true })}
          />
          <p className={styles.named}>{t("session.form.named", { year: digits(String(year)) })}</p>
        </div>
      }
    />
  );
}
