import type { Explored, ExploredRow } from "@shikkha/contract/bi.ts";
import { ArrowUp, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { saveFile } from "../../../shared/report/save-file.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { rowsAsCsv } from "../model/rows-as-csv.ts";
import { useMeasureFormat } from "../use-measure-format.ts";
import { useRowName } from "../use-row-name.ts";
import type { View } from "../use-view.ts";
import { Difference } from "./Difference.tsx";
import styles from "./RowsCard.module.css";

interface Props {
  view: View;
  explored: Explored;
}

/** Bars and numbers side by side, a line each; the comparison is a tick on the bar. */
export function RowsCard({ view, explored }: Props) {
  const { t } = useTranslation("monitoring");
  const { language } = useFormat();
  const { query, hrefOf } = view;
  const { write, base, share, form } = useMeasureFormat(query.measure);
  const nameOf = useRowName(query.breakdown);
  const { rows, total, placeLevel } = explored;
  const hasThen = total.before !== null;
  const most = Math.max(
    ...rows.flatMap(({ now, before }) => [now.value ?? 0, before?.value ?? 0]),
    0,
  );
  const isOpenable = placeLevel === "ZONE" || placeLevel === "DISTRICT";
  const heads = [
    t(`bi.breakdown.${query.breakdown}`),
    t("bi.now"),
    ...(hasThen ? [t("bi.before")] : []),
    ...(form === "COUNT" ? [] : [t("bi.base")]),
  ];
  const download = () => {
    const cells = (name: string, { now, before }: Pick<ExploredRow, "now" | "before">) => [
      name,
      write(now.value),
      ...(hasThen ? [write(before?.value ?? null)] : []),
      ...(form === "COUNT" ? [] : [base(now)]),
    ];
    const lines = [...rows.map((row) => cells(nameOf(row), row)), cells(t("bi.total"), total)];
    saveFile(rowsAsCsv([heads, ...lines]), `${t("bi.fileName")}.csv`);
  };
  return (
    <Card
      isFlush
      title={t("bi.compareTitle", { breakdown: t(`bi.breakdown.${query.breakdown}`) })}
      description={isOpenable ? t("bi.rowsNote") : undefined}
      actions={
        <>
          {query.placeId !== undefined && (
            <ButtonLink size="sm" href={hrefOf(undefined)} icon={<ArrowUp size={16} aria-hidden />}>
              {t("bi.up")}
            </ButtonLink>
          )}
          <Button size="sm" icon={<Download size={16} aria-hidden />} onClick={download}>
            {t("bi.export")}
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t("bi.none")} />
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} lang={language}>
            <thead>
              <tr>
                <th scope="col">{heads[0]}</th>
                <th scope="col" aria-hidden className={styles.barHead} />
                <th scope="col">{t("bi.now")}</th>
                {hasThen && <th scope="col">{t("bi.before")}</th>}
                {hasThen && <th scope="col">{t("bi.difference")}</th>}
                {form !== "COUNT" && <th scope="col">{t("bi.base")}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">
                    {isOpenable ? (
                      <UiLink href={hrefOf(row.key)}>{nameOf(row)}</UiLink>
                    ) : (
                      nameOf(row)
                    )}
                  </th>
                  <td aria-hidden className={styles.bar}>
                    <span style={{ inlineSize: `${share(row.now.value, most) * 100}%` }} />
                    {row.before && row.before.value !== null && (
                      <i style={{ insetInlineStart: `${share(row.before.value, most) * 100}%` }} />
                    )}
                  </td>
                  <td>
                    <b>{write(row.now.value)}</b>
                  </td>
                  {hasThen && <td>{write(row.before?.value ?? null)}</td>}
                  {hasThen && (
                    <td>
                      <Difference row={row} write={write} />
                    </td>
                  )}
                  {form !== "COUNT" && <td>{base(row.now)}</td>}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t("bi.total")}</th>
                <td aria-hidden />
                <td>
                  <b>{write(total.now.value)}</b>
                </td>
                {hasThen && <td>{write(total.before?.value ?? null)}</td>}
                {hasThen && (
                  <td>
                    <Difference row={total} write={write} />
                  </td>
                )}
                {form !== "COUNT" && <td>{base(total.now)}</td>}
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </Card>
  );
}
