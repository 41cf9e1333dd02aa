import { noticeCalls, type NoticeDetail } from "@shikkha/contract/notices/notices.ts";
import { ChevronDown, Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { RichText } from "../../../shared/rich-text/RichText.tsx";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { Menu } from "../../../ui/overlay/Menu.tsx";
import { DeliveryCard } from "../components/detail/DeliveryCard.tsx";
import { NoticeFacts } from "../components/detail/NoticeFacts.tsx";
import { FileButtons } from "../components/FileButtons.tsx";
import { NoticeStatusMark } from "../components/NoticeStatusMark.tsx";
import { actionsFor, canEdit, type NoticeAction } from "../model/notice-action.ts";
import { useNotice } from "../notices.api.ts";
import styles from "./NoticeScreens.module.css";

const NoticeActionDialog = lazy(() => import("../dialogs/NoticeActionDialog.tsx"));

/** An address that cannot be an id names no notice; the server need not be asked. */
export default function NoticeDetailScreen() {
  const { id } = useRouteParams();
  const { data } = noticeCalls.detail.params.safeParse({ id });
  return data ? <Detail id={data.id} /> : <NotFoundPage />;
}

function Detail({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useNotice(id);
  if (error)
    return <ErrorPage error={error} screen={t("page.notice")} onRetry={() => void refetch()} />;
  return data ? <Notice notice={data} /> : <RecordShape main={[360, 260]} side={[320]} />;
}

function Notice({ notice }: { notice: NoticeDetail }) {
  const { t } = useTranslation("notice");
  const { pick, date } = useFormat();
  const [action, setAction] = useState<NoticeAction>();
  const author = pick(notice.authorBangla, notice.authorEnglish);
  const actions = (
    <>
      <Menu
        label={t("action.others")}
        trigger={
          <>
            {t("action.others")}
            <ChevronDown size={16} aria-hidden />
          </>
        }
        items={actionsFor(notice).map((id) => ({
          id,
          label: t(`action.${id}`),
          tone: id === "delete" ? ("bad" as const) : undefined,
        }))}
        onAction={(id) => setAction(actionsFor(notice).find((one) => one === id))}
      />
      {canEdit(notice) && (
        <ButtonLink
          href={`/update-notice/${notice.id}`}
          variant="primary"
          icon={<Pencil size={17} aria-hidden />}
        >
          {t("action.edit")}
        </ButtonLink>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        title={notice.title}
        meta={t("detail.meta", { author, date: date(notice.startsAt) })}
        beside={<NoticeStatusMark status={notice.status} />}
        actions={actions}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title={t("detail.content")}>
            <RichText html={notice.description} />
            {notice.attachments.length > 0 && (
              <div className={styles.part}>
                <h3>{t("detail.files")}</h3>
                <FileButtons files={notice.attachments} />
              </div>
            )}
            <div className={styles.part}>
              <h3>{t("detail.message")}</h3>
              <p className={styles.message}>{notice.message}</p>
            </div>
          </Card>
          <DeliveryCard notice={notice} />
        </div>
        <NoticeFacts notice={notice} />
      </div>
      {action && (
        <Suspense fallback={null}>
          <NoticeActionDialog
            action={action}
            notice={notice}
            onClose={() => setAction(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
