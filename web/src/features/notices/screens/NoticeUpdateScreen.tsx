import { noticeCalls, type NoticeDetail } from "@shikkha/contract/notices/notices.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LeaveGuard } from "../../../shared/leaving/LeaveGuard.tsx";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { NoticeForm } from "../components/form/NoticeForm.tsx";
import { useUpdateNotice } from "../components/form/use-update-notice.ts";
import { useNotice } from "../notices.api.ts";
import styles from "./NoticeScreens.module.css";

/** An address that cannot be an id names no notice; the server need not be asked. */
export default function NoticeUpdateScreen() {
  const { id } = useRouteParams();
  const { data } = noticeCalls.detail.params.safeParse({ id });
  return data ? <Update id={data.id} /> : <NotFoundPage />;
}

function Update({ id }: { id: number }) {
  const { t } = useTranslation("notice");
  const { t: common } = useTranslation();
  const title = common("page.updateNotice");
  const { data: notice, error, refetch } = useNotice(id);
  // Counted, because the form keeps what is typed until somebody else's change takes its place.
  const [reloads, setReloads] = useState(0);
  if (error) return <ErrorPage error={error} screen={title} onRetry={() => void refetch()} />;
  if (!notice) return <RecordShape main={[520]} side={[280]} />;
  const reload = async () => {
    await refetch();
    setReloads((count) => count + 1);
  };
  const isOver = notice.status === "CLOSED" || notice.status === "EXPIRED";
  return (
    <>
      <PageHeader title={title} meta={notice.title} />
      {reloads > 0 && (
        <div className={styles.alert}>
          <Alert key={reloads} tone="warning" isSpoken title={t("form.staleTitle")}>
            {t("form.staleText")}
          </Alert>
        </div>
      )}
      {isOver ? (
        <Alert
          tone="warning"
          title={t(`status.${notice.status}`)}
          actions={
            <ButtonLink size="sm" href={`/notice-details/${id}`}>
              {t("action.view")}
            </ButtonLink>
          }
        />
      ) : (
        <UpdateForm
          key={`${notice.version} ${reloads}`}
          notice={notice}
          onStale={() => void reload()}
        />
      )}
    </>
  );
}

function UpdateForm({ notice, onStale }: { notice: NoticeDetail; onStale: () => void }) {
  const { t } = useTranslation("notice");
  const { words } = useUiLocale();
  const work = useUpdateNotice(notice, onStale);
  return (
    <>
      <LeaveGuard isDirty={work.isDirty} />
      <NoticeForm
        form={work.form}
        files={work.files}
        submit={work.ask}
        isPending={work.isPending}
        refusal={work.refusal}
        isUpdate
        isOut={work.isOut}
        second={<ButtonLink href={`/notice-details/${notice.id}`}>{words.cancel}</ButtonLink>}
      />
      <ConfirmDialog
        isOpen={work.isAsked}
        title={t("confirm.updateTitle")}
        confirmLabel={t("form.save")}
        isPending={work.isPending}
        onClose={work.cancel}
        onConfirm={work.confirm}
      >
        {work.isOut ? t("confirm.updateText") : notice.title}
      </ConfirmDialog>
    </>
  );
}
