import { NOTICE_STATUSES } from "@shikkha/contract/notices/notice.ts";
import type { NoticeRow } from "@shikkha/contract/notices/notices.ts";
import { Plus, RotateCw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ListCard } from "../../../shared/list/ListCard.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Tabs } from "../../../ui/controls/Tabs.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { NoticeFilters } from "../components/list/NoticeFilters.tsx";
import { useNoticeColumns } from "../components/list/use-notice-columns.tsx";
import type { NoticeAction } from "../model/notice-action.ts";
import { useNotices } from "../notices.api.ts";
import { useNoticeList } from "../use-notice-list.ts";
import styles from "./NoticeScreens.module.css";

const NoticeActionDialog = lazy(() => import("../dialogs/NoticeActionDialog.tsx"));
const ResendAllDialog = lazy(() => import("../dialogs/ResendAllDialog.tsx"));

const ALL = "ALL";

export default function NoticeManagementScreen() {
  const { t } = useTranslation("notice");
  const { t: common } = useTranslation();
  const { number, digits } = useFormat();
  const list = useNoticeList();
  const answer = useNotices(list.request);
  const [asked, setAsked] = useState<{ action: NoticeAction; notice: NoticeRow }>();
  const [isResending, setResending] = useState(false);
  const columns = useNoticeColumns((action, notice) => setAsked({ action, notice }));
  const { byStatus, thisYear, failed = 0 } = answer.data ?? {};
  const countOf = (count: number | undefined) => (count === undefined ? undefined : number(count));
  const all = byStatus && Object.values(byStatus).reduce((sum, count) => sum + count, 0);
  const create = (
    <ButtonLink href="/create-notice" variant="primary" icon={<Plus size={17} aria-hidden />}>
      {t("action.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={common("menu.noticeManagement")}
        meta={
          thisYear &&
          t("manage.meta", {
            year: digits(String(thisYear.year)),
            notices: number(thisYear.notices),
            sent: number(thisYear.sent),
          })
        }
        actions={create}
      />
      <Tabs
        label={t("manage.tabs")}
        selected={list.query.status ?? ALL}
        items={[
          { id: ALL, label: t("manage.all"), count: countOf(all) },
          ...NOTICE_STATUSES.map((id) => ({
            id,
            label: t(`status.${id}`),
            count: countOf(byStatus?.[id]),
          })),
        ]}
        onSelect={(id) => list.change({ status: id === ALL ? undefined : id })}
      >
        {failed > 0 && (
          <div className={styles.alert}>
            <Alert
              tone="warning"
              title={t("manage.failed", { count: failed, number: number(failed) })}
              actions={
                <Button
                  size="sm"
                  icon={<RotateCw size={16} aria-hidden />}
                  onClick={() => setResending(true)}
                >
                  {t("action.resend")}
                </Button>
              }
            >
              {t("manage.failedText")}
            </Alert>
          </div>
        )}
        <NoticeFilters list={list} />
        <ListCard
          caption={common("menu.noticeManagement")}
          answer={answer}
          paging={list}
          columns={columns}
          rowId={(notice) => String(notice.id)}
          summary={(total) => t("manage.found", { count: answer.data?.total ?? 0, number: total })}
          emptyTitle={list.isFiltered ? t("manage.noneFound") : t("manage.none")}
          emptyAction={create}
          isFiltered={list.isFiltered}
        />
      </Tabs>
      <Suspense fallback={null}>
        {asked && <NoticeActionDialog {...asked} onClose={() => setAsked(undefined)} />}
        {isResending && <ResendAllDialog failed={failed} onClose={() => setResending(false)} />}
      </Suspense>
    </>
  );
}
