import { useUiLocale } from "../UiLocale.tsx";
import type { DateProblem } from "./date-text.ts";

/** The sentence for what is wrong with a written date. */
export function useDateProblem(
  problem: DateProblem | null,
  min: string | undefined,
  max: string | undefined,
): string | undefined {
  const { words, date } = useUiLocale();
  switch (problem) {
    case null:
      return undefined;
    case "incomplete":
      return words.dateIncomplete;
    case "doesNotExist":
      return words.dateDoesNotExist;
    case "tooEarly":
      return words.dateTooEarly(min ? date(min) : "");
    case "tooLate":
      return words.dateTooLate(max ? date(max) : "");
  }
}
