import { toAsciiDigits } from "@shikkha/contract/kernel/digits.ts";
import { useFormat } from "../../lib/format/use-format.ts";
import { DatePicker } from "../../ui/fields/DatePicker.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { type StartValues, tidyTime } from "./start-time.ts";
import styles from "./FormPage.module.css";

interface Props {
  values: Pick<StartValues, "date" | "time">;
  onChange: (values: Partial<Pick<StartValues, "date" | "time">>) => void;
  labels: { readonly date: string; readonly time: string };
  isDisabled: boolean;
  min: string | undefined;
  error: string | undefined;
}

/** The day and the time something begins. */
export function StartFields({ values, onChange, labels, isDisabled, min, error }: Props) {
  const { digits } = useFormat();
  return (
    <div className={styles.dateTime}>
      <DatePicker
        id="date"
        label={labels.date}
        isRequired
        isDisabled={isDisabled}
        min={min}
        value={values.date}
        onChange={(date) => onChange({ date })}
        error={error}
      />
      <TextField
        id="time"
        inputMode="numeric"
        autoComplete="off"
        label={labels.time}
        isRequired
        isDisabled={isDisabled}
        value={digits(values.time)}
        onChange={(event) => onChange({ time: toAsciiDigits(event.target.value) })}
        onBlur={() => onChange({ time: tidyTime(values.time) })}
      />
    </div>
  );
}
