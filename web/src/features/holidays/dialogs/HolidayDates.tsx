import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import type { AddHoliday } from "./use-add-holiday.ts";
import styles from "./AddHolidayDialog.module.css";

interface Props {
  work: AddHoliday;
  year: number;
  startLabel: string;
  endLabel: string;
}

const START = "holidays.0.startDate";
const END = "holidays.0.endDate";

export function HolidayDates({ work: { form, isPending }, year, startLabel, endLabel }: Props) {
  const { errors, isSubmitted } = form.formState;
  const changed = { shouldDirty: true, shouldValidate: isSubmitted };
  const [start, end] = form.watch([START, END]);
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];

  /** Most holidays are one day, so the end follows a start it would lie before. */
  function startOn(day: string | null) {
    form.setValue(START, day ?? undefined, changed);
    if (day && (!end || end < day)) form.setValue(END, day, changed);
  }

  return (
    <div className={styles.dates}>
      <DatePicker
        id={START}
        label={startLabel}
        isRequired
        isDisabled={isPending}
        min={first}
        max={last}
        value={start ?? null}
        error={errors.holidays?.[0]?.startDate?.message}
        onChange={startOn}
      />
      <DatePicker
        id={END}
        label={endLabel}
        isRequired
        isDisabled={isPending}
        min={start ?? first}
        max={last}
        value={end ?? null}
        error={errors.holidays?.[0]?.endDate?.message}
        onChange={(day) => form.setValue(END, day ?? undefined, changed)}
      />
    </div>
  );
}
