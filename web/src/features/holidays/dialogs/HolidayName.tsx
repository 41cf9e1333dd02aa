import { HOLIDAY_NAME_LIMIT } from "@shikkha/contract/holidays.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { AddHoliday } from "./use-add-holiday.ts";
import styles from "./AddHolidayDialog.module.css";

interface Props {
  work: AddHoliday;
  field: "nameBangla" | "nameEnglish";
  label: string;
}

/** A name with what it has used of its length. */
export function HolidayName({ work: { form, isPending }, field, label }: Props) {
  const { number } = useFormat();
  const name = `holidays.0.${field}` as const;
  const used = form.watch(name)?.trim().length ?? 0;
  return (
    <div className={styles.name}>
      <TextField
        id={name}
        label={label}
        isRequired
        isDisabled={isPending}
        lang={field === "nameBangla" ? "bn" : "en"}
        autoComplete="off"
        error={form.formState.errors.holidays?.[0]?.[field]?.message}
        {...form.register(name)}
      />
      <p className={classNames(styles.count, used > HOLIDAY_NAME_LIMIT && styles.over)}>
        {number(used)}/{number(HOLIDAY_NAME_LIMIT)}
      </p>
    </div>
  );
}
