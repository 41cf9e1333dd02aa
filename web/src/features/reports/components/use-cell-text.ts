import { useCallback } from "react";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { ReportColumn } from "../model/report-column.ts";

/** A value as it is written on the screen, by what its column holds. */
export function useCellText() {
  const { date, digits, number, rating } = useFormat();
  return useCallback(
    (value: string | number | null, kind: ReportColumn["kind"]): string => {
      if (value === null) return "–";
      if (typeof value === "number") {
        if (kind === "rating") return rating(value);
        return kind === "percent" ? `${number(value, { fractionDigits: 1 })}%` : number(value);
      }
      if (kind === "day") return date(value);
      return kind === "code" ? digits(value) : value;
    },
    [date, digits, number, rating],
  );
}
