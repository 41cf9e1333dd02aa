import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";

/** What the error summary calls the fields of a list: the field's own label and the number of its row. */
export function useRowLabels(
  before: string,
  rows: number,
  labels: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { t } = useTranslation("settings");
  const { number } = useFormat();
  const all = Array.from({ length: rows }, (_, row) =>
    Object.entries(labels).map(([field, label]): [string, string] => [
      `${before}.${row}.${field}`,
      t("site.list.inRow", { field: label, row: number(row + 1) }),
    ]),
  );
  return Object.fromEntries(all.flat());
}
