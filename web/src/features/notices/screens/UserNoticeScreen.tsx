import { inboxCalls, type ReceivedNoticeDetail } from "@shikkha/contract/notices/inbox.ts";
import { lastDayOf } from "@shikkha/contract/notices/notice.ts";
import { ArrowRight } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { markRead } from "../../../lib/notifications/notification-store.ts";
import { useUser } from "../../../lib/session/use-user.ts";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { RichText } from "../../../shared/rich-text/RichText.tsx";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { FileButtons } from "../components/FileButtons.tsx";
import { useReceivedNotice } from "../notices.api.ts";
import styles from "./NoticeScreens.module.css";

/** An address that cannot be an id names no notice; the server need not be asked. */
export default function UserNoticeScreen() {
  const { id } = useRouteParams();
  const { data } = inboxCalls.detail.params.safeParse({ id });
  return data ? <Received id={data.id} /> : <NotFoundPage />;
}

function Received({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useReceivedNotice(id);
  useMarkRead(data);
  if (error)
    return <ErrorPage error={error} screen={t("page.notice")} onRetry={() => void refetch()} />;
  return data ? <Notice notice={data} /> : <RecordShape main={[360]} side={[]} />;
}

/** Opening it is reading it: here, in the bell, and at the server. */
function useMarkRead(notice: ReceivedNoticeDetail | undefined) {
  const userId = useUser()?.userId ?? 0;
  const { mutate } = useCallMutation(inboxCalls.markRead, { outdates: [inboxCalls.list] });
  const { notificationId, isRead } = notice ?? {};
  useEffect(() => {
    if (notificationId === undefined) return;
    markRead(userId, notificationId);
    if (isRead === false) mutate({ params: { id: notificationId } });
  }, [userId, notificationId, isRead, mutate]);
}

function Notice({ notice }: { notice: ReceivedNoticeDetail }) {
  const { t } = useTranslation("notice");
  const { pick, date, time } = useFormat();
  const author =
    notice.authorBangla === null
      ? t("read.system")
      : [
          pick(notice.authorBangla, notice.authorEnglish),
          pick(notice.workplaceBangla, notice.workplaceEnglish),
        ]
          .filter(Boolean)
          .join(", ");
  const meta = [
    author,
    `${date(notice.publishedAt)}, ${time(notice.publishedAt)}`,
    notice.expiresAt && t("read.until", { date: date(lastDayOf(notice.expiresAt)) }),
  ];
  return (
    <div className={styles.reading}>
      <PageHeader
        title={pick(notice.titleBangla, notice.titleEnglish)}
        meta={meta.filter(Boolean).join(" · ")}
      />
      <Card>
        <div className={styles.body}>
          <RichText html={pick(notice.descriptionBangla, notice.descriptionEnglish)} />
        </div>
        {notice.attachments.length > 0 && (
          <div className={styles.part}>
            <h2 className={styles.subtitle}>{t("read.files")}</h2>
            <FileButtons files={notice.attachments} />
          </div>
        )}
        {notice.link && (
          <div className={styles.part}>
            <div>
              <ButtonLink
                href={notice.link}
                variant="primary"
                iconEnd={<ArrowRight size={17} aria-hidden />}
              >
                {t("read.open")}
              </ButtonLink>
            </div>
          </div>
        )}
      </Card>
    </div>
  );
}
