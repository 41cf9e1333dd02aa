import { useUiLocale } from "../UiLocale.tsx";
import { DAYS_PER_WEEK } from "./month-grid.ts";

interface Props {
  width?: "short" | "medium";
}

/** Sunday to Saturday. */
export function WeekdayHead({ width = "short" }: Props) {
  const { weekday } = useUiLocale();
  return (
    <thead>
      <tr>
        {Array.from({ length: DAYS_PER_WEEK }, (_, day) => (
          <th key={day} scope="col" aria-label={weekday(day, "long")}>
            {weekday(day, width)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
