import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { usePlaceWords } from "../use-place-words.ts";
import { useInstituteCount } from "./use-institute-count.ts";

/** What a duty at this place would reach, in words and, once known, in numbers. */
export function useReachWords(path: string | undefined): string | undefined {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const placeWords = usePlaceWords();
  const count = useInstituteCount(path);
  if (path === undefined) return undefined;
  const place = placeWords(path);
  return count === undefined
    ? t("officer.duty.reach", { place })
    : t("officer.duty.reachCount", { place, count, number: number(count) });
}
