import { CalendarClock, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import { OpenSessionNote } from "../components/session/OpenSessionNote.tsx";
import { useSessionColumns } from "../components/session/use-session-columns.tsx";
import { usePlanSessions } from "../sessions.api.ts";
import styles from "./PlanSessionListScreen.module.css";

export default function PlanSessionListScreen() {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const { data, error, isFetching, refetch } = usePlanSessions();
  const columns = useSessionColumns();
  const open = data?.find(({ status }) => status === "ONGOING");
  const icon = <Plus size={18} aria-hidden />;
  const start = open ? (
    <Button variant="primary" icon={icon} isDisabled>
      {t("session.start")}
    </Button>
  ) : (
    <ButtonLink variant="primary" href="/add-session-plan" icon={icon}>
      {t("session.start")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={common("menu.planSessions")}
        meta={t("session.meta")}
        actions={data && start}
      />
      <div className={styles.parts}>
        {open && <OpenSessionNote session={open} />}
        <Card isFlush>
          <Table
            caption={t("session.list")}
            columns={columns}
            rows={data ?? []}
            rowId={({ id }) => String(id)}
            isLoading={!data && !error}
            skeletonRows={3}
            empty={
              <EmptyState
                icon={<CalendarClock size={26} />}
                title={t("session.none")}
                text={t("session.noneText")}
                action={start}
              />
            }
            error={
              error && (
                <ErrorState
                  title={common("result.fetchFailed.title")}
                  text={error.message}
                  isRetrying={isFetching}
                  onRetry={() => void refetch()}
                />
              )
            }
          />
        </Card>
      </div>
    </>
  );
}
