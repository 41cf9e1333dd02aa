import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ListCard } from "../../../shared/list/ListCard.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { useMessageColumns } from "../components/use-message-columns.tsx";
import { useContactMessages } from "../messages.api.ts";
import { useMessageList } from "../use-message-list.ts";

const MessageDialog = lazy(() => import("../components/MessageDialog.tsx"));

export default function MessageListScreen() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const list = useMessageList();
  const answer = useContactMessages(list.request);
  const columns = useMessageColumns(list.openHref);
  const open = answer.data?.items.find((message) => message.id === list.openId);
  return (
    <>
      <PageHeader title={common("menu.contactMessages")} meta={t("messages.meta")} />
      <ListCard
        caption={common("menu.contactMessages")}
        answer={answer}
        paging={list}
        columns={columns}
        rowId={(message) => String(message.id)}
        summary={(total) => t("messages.found", { count: answer.data?.total ?? 0, number: total })}
        emptyTitle={t("messages.none")}
        isFiltered={false}
      />
      {open && (
        <Suspense fallback={null}>
          <MessageDialog message={open} onClose={list.close} />
        </Suspense>
      )}
    </>
  );
}
