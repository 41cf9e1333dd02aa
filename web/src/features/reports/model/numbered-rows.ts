import type { ReportPage } from "@shikkha/contract/reports/reports.ts";

export type NumberedRow = ReportPage["items"][number] & {
  readonly id: string;
  /** In the whole report; a row of sums has none. */
  readonly number: number | undefined;
};

export function numberedRows({ items, before, page }: ReportPage): NumberedRow[] {
  let number = before;
  return items.map((row, at) => {
    if (!row.isGroup) number += 1;
    return { ...row, id: `${page}-${at}`, number: row.isGroup ? undefined : number };
  });
}
