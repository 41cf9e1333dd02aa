import type { NoticeDetail } from "@shikkha/contract/notices/notices.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../../ui/feedback/ErrorState.tsx";
import { NativeSelect } from "../../../../ui/fields/NativeSelect.tsx";
import { Pagination } from "../../../../ui/table/Pagination.tsx";
import { Table } from "../../../../ui/table/Table.tsx";
import { useDeliveries } from "../../notices.api.ts";
import { useDeliveryColumns } from "./use-delivery-columns.tsx";
import styles from "./DeliveryCard.module.css";

const SIZE = 50;
const STATES = ["FAILED", "WAITING", "SENT", "STOPPED"] as const;
type State = (typeof STATES)[number];
/** Who got their message and who did not, with the reason the other side gave. */
export function DeliveryList({ notice }: { notice: NoticeDetail }) {
  const { t } = useTranslation("notice");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const [state, setState] = useState<State>(notice.figures.failed > 0 ? "FAILED" : "SENT");
  const [page, setPage] = useState(1);
  const answer = useDeliveries(notice.id, { state, pageNumber: page - 1, pageSize: SIZE });
  const { data, error } = answer;
  const columns = useDeliveryColumns();
  return (
    <>
      <div className={styles.head}>
        <h3>{t("detail.list")}</h3>
        <NativeSelect
          label={t("detail.column.state")}
          isLabelHidden
          size="sm"
          value={state}
          options={STATES.map((id) => ({ id, name: t(`detail.state.${id}`) }))}
          onChange={(id) => {
            setState(id);
            setPage(1);
          }}
        />
      </div>
      <Table
        caption={t("detail.list")}
        columns={columns}
        rows={data?.items ?? []}
        rowId={(row) => String(row.id)}
        isLoading={!data && !error}
        skeletonRows={4}
        empty={<EmptyState title={t("detail.noDeliveries")} />}
        error={
          error && (
            <ErrorState
              title={common("result.fetchFailed.title")}
              text={error.message}
              isRetrying={answer.isFetching}
              onRetry={() => void answer.refetch()}
            />
          )
        }
      />
      {data && data.total > SIZE && (
        <Pagination
          page={page}
          pageSize={SIZE}
          total={data.total}
          onPage={setPage}
          summary={({ total, start, end }) =>
            common("list.range", { total: number(total), start: number(start), end: number(end) })
          }
        />
      )}
    </>
  );
}
