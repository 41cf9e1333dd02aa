import { useState } from "react";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Pagination } from "../../../ui/table/Pagination.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import type { TableSort } from "../../../ui/table/table-column.ts";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { KIT_ZONES } from "./kit-zones.ts";
import styles from "./Kit.module.css";
import { KitSection } from "./KitSection.tsx";
import { useZoneColumns } from "./use-zone-columns.tsx";
import { useKitText } from "./use-kit-text.ts";

export function TableSamples() {
  const t = useKitText();
  const { number } = useUiLocale();
  const columns = useZoneColumns();
  const [sort, setSort] = useState<TableSort>({ column: "planned", direction: "descending" });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["khulna"]));
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(50);
  const key = sort.column === "done" || sort.column === "officers" ? sort.column : "planned";
  const sign = sort.direction === "ascending" ? 1 : -1;
  const rows = KIT_ZONES.toSorted((a, b) => sign * (a[key] - b[key]));
  const id = (row: (typeof KIT_ZONES)[number]) => row.id;
  const caption = t("অঞ্চলভিত্তিক অগ্রগতি", "Progress by zone");
  return (
    <KitSection title={t("টেবিল", "Tables")}>
      <Card
        isFlush
        title={caption}
        description={t("অঞ্চলের নামে চাপ দিলে বিস্তারিত দেখা যাবে", "Press a zone for its details")}
        actions={<Badge tone="bad">{t("২টি পিছিয়ে", "2 behind")}</Badge>}
      >
        <Table
          caption={caption}
          columns={columns}
          rows={rows}
          rowId={id}
          sort={sort}
          onSort={setSort}
          selection={{
            selected,
            onChange: setSelected,
            rowName: (row) => t(row.bn, row.en),
            canSelect: (row) => row.id !== "sylhet",
          }}
        />
        <Pagination
          page={page}
          pageSize={pageSize}
          total={612}
          onPage={setPage}
          onPageSize={setPageSize}
          summary={({ total, start, end }) =>
            t(
              `মোট ${number(total)}টির মধ্যে ${number(start)}–${number(end)}`,
              `${number(start)}–${number(end)} of ${number(total)}`,
            )
          }
        />
      </Card>
      <div className={styles.three}>
        <Card isFlush title={t("আসছে", "Loading")}>
          <Table
            caption={t("আসছে", "Loading")}
            columns={columns.slice(0, 3)}
            rows={[]}
            rowId={id}
            isLoading
            skeletonRows={4}
          />
        </Card>
        <Card isFlush title={t("খালি", "Empty")}>
          <Table
            caption={t("খালি", "Empty")}
            columns={columns.slice(0, 3)}
            rows={[]}
            rowId={id}
            empty={
              <EmptyState
                title={t("এখনো কোনো পরিকল্পনা নেই", "There is no plan yet")}
                action={<Button size="sm">{t("পরিদর্শন যোগ", "Add visits")}</Button>}
              />
            }
          />
        </Card>
        <Card isFlush title={t("ভুল", "Error")}>
          <Table
            caption={t("ভুল", "Error")}
            columns={columns.slice(0, 3)}
            rows={[]}
            rowId={id}
            error={
              <ErrorState
                title={t("তালিকা আনা যায়নি", "The list could not be loaded")}
                text={t("সার্ভার উত্তর দেয়নি।", "The server did not answer.")}
                onRetry={() => {}}
              />
            }
          />
        </Card>
      </div>
    </KitSection>
  );
}
