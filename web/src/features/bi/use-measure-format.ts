import { MEASURE_FORMS, type Measure, type MeasuredValue } from "@shikkha/contract/bi.ts";
import { useFormat } from "../../lib/format/use-format.ts";

/** How a measure is written: as a percentage, a count or a rating. */
export function useMeasureFormat(measure: Measure) {
  const { number, percent, rating } = useFormat();
  const form = MEASURE_FORMS[measure];
  const write = (value: number | null) => {
    if (value === null) return "–";
    if (form === "PERCENT") return percent(value);
    return form === "RATING" ? rating(value) : number(value);
  };
  return {
    form,
    write,
    /** In the room of a tile on a phone. */
    brief: (value: number | null) => {
      if (value === null || form === "RATING") return write(value);
      return form === "PERCENT" ? percent(value, 0) : number(value, { grouping: false });
    },
    /** What a value is made of, where that says more than the value. */
    base: ({ part, whole }: MeasuredValue) => {
      if (form === "COUNT") return "";
      return form === "RATING" ? number(whole) : `${number(part)}/${number(whole)}`;
    },
    /** The length of a bar, from 0 to 1. */
    share: (value: number | null, most: number) => {
      if (value === null || most <= 0) return 0;
      if (form === "PERCENT") return Math.min(1, value);
      return form === "RATING" ? value / 5 : value / most;
    },
  };
}
