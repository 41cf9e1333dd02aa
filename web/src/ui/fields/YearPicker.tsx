import { todayInDhaka } from "../calendar/calendar-date.ts";
import { useUiLocale } from "../UiLocale.tsx";
import type { FieldProps } from "./field-props.ts";
import { NativeSelect } from "./NativeSelect.tsx";
import { yearsBetween } from "./years.ts";

interface Props extends FieldProps {
  value: number;
  onChange: (year: number) => void;
  /** the previous year unless told otherwise */
  first?: number | undefined;
  /** the current year unless told otherwise */
  last?: number | undefined;
}

export function YearPicker({ value, onChange, first, last, ...field }: Props) {
  const { digits } = useUiLocale();
  const current = Number(todayInDhaka().slice(0, 4));
  const years = yearsBetween(first ?? current - 1, last ?? current, value);
  return (
    <NativeSelect
      {...field}
      options={years.map((year) => ({ id: String(year), name: digits(String(year)) }))}
      value={String(value)}
      onChange={(year) => onChange(Number(year))}
    />
  );
}
