import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallError } from "../../lib/calls/call-error.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../ui/feedback/ErrorState.tsx";

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: CallError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props<Data> {
  query: Query<Data>;
  /** The final shape, in grey. */
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Instead of the plain "information not found". */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The states of a part of a page that shows an answer: loading, failed, empty, there. */
export function QueryState<Data>({ query, skeleton, isEmpty, empty, children }: Props<Data>) {
  const { t } = useTranslation();
  const { data, error } = query;
  if (data !== undefined && isEmpty?.(data))
    return empty ?? <EmptyState title={t("error.notFoundText")} />;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return (
    <ErrorState
      title={t("result.fetchFailed.title")}
      text={error.message}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
