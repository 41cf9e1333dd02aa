import type { Page } from "@shikkha/contract/kernel/paging.ts";
import { SearchX, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallError } from "../../lib/calls/call-error.ts";
import { useFormat } from "../../lib/format/use-format.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../ui/feedback/ErrorState.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Pagination } from "../../ui/table/Pagination.tsx";
import styles from "./ListCard.module.css";

interface Answer<Row> {
  readonly data: Page<Row> | undefined;
  readonly error: CallError | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface Paging {
  readonly page: number;
  readonly size: number;
  readonly clear: () => void;
  readonly toPage: (page: number) => void;
  readonly resize: (size: number) => void;
}

/** What the rows are shown with, whatever shows them. */
export interface ListParts<Row> {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  readonly empty: ReactNode;
  readonly error: ReactNode;
}

export interface ListFrameProps<Row> {
  answer: Answer<Row>;
  paging: Paging;
  /** What is listed and how many, above the rows. */
  summary: (total: string) => ReactNode;
  emptyTitle: string;
  /** The next sensible action where nothing is filtered and still nothing is there. */
  emptyAction?: ReactNode;
  /** Without filters an empty list offers nothing to clear. */
  isFiltered: boolean;
}

interface Props<Row> extends ListFrameProps<Row> {
  children: (parts: ListParts<Row>) => ReactNode;
}

/** Everything round the rows of a list: how many there are, the pages, nothing found, not to be had. */
export function ListFrame<Row>(props: Props<Row>) {
  const { answer, paging } = props;
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data, error } = answer;
  const isPastEnd = data !== undefined && data.total > 0 && data.items.length === 0;
  const clear = (
    <Button icon={<X size={16} aria-hidden />} onClick={paging.clear}>
      {t("place.removeFilter")}
    </Button>
  );
  const empty = isPastEnd ? (
    <EmptyState
      title={t("list.pastEnd")}
      action={<Button onClick={() => paging.toPage(1)}>{t("list.firstPage")}</Button>}
    />
  ) : (
    <EmptyState
      icon={<SearchX size={26} />}
      title={props.emptyTitle}
      text={props.isFiltered ? t("list.noneText") : undefined}
      action={props.isFiltered ? clear : props.emptyAction}
    />
  );
  const failed = error && (
    <ErrorState
      title={t("result.fetchFailed.title")}
      text={error.message}
      isRetrying={answer.isFetching}
      onRetry={() => void answer.refetch()}
    />
  );
  return (
    <Card isFlush className={answer.isPlaceholderData ? styles.waiting : undefined}>
      {data && !error && (
        <div className={styles.summary} aria-live="polite">
          {props.summary(number(data.total))}
        </div>
      )}
      {props.children({
        rows: data?.items ?? [],
        isLoading: !data && !error,
        empty,
        error: failed,
      })}
      {data && !error && data.items.length > 0 && (
        <Pagination
          page={paging.page}
          pageSize={paging.size}
          total={data.total}
          onPage={paging.toPage}
          onPageSize={paging.resize}
          summary={({ total, start, end }) =>
            t("list.range", { total: number(total), start: number(start), end: number(end) })
          }
        />
      )}
    </Card>
  );
}
