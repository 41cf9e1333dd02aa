import { inboxCalls } from "@shikkha/contract/notices/inbox.ts";
import { NOTICE_TYPES } from "@shikkha/contract/notices/notice.ts";
import { CheckCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { markRead } from "../../../../lib/notifications/notification-store.ts";
import { useUser } from "../../../../lib/session/use-user.ts";
import { useTypedText } from "../../../../shared/list/use-typed-text.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { Segmented } from "../../../../ui/controls/Segmented.tsx";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import { NativeSelect } from "../../../../ui/fields/NativeSelect.tsx";
import { SearchField } from "../../../../ui/fields/SearchField.tsx";
import type { InboxState } from "../../use-inbox-list.ts";
import styles from "./Inbox.module.css";

const ALL = "";

/** Search, type, unread only, and everything read at once. */
export function InboxTools({ list, unread }: { list: InboxState; unread: number }) {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const userId = useUser()?.userId ?? 0;
  const [text, setText] = useTypedText(list.query.searchParam ?? "", (searchParam) =>
    list.change({ searchParam }),
  );
  const { mutate, isPending } = useCallMutation(inboxCalls.markAllRead, {
    outdates: [inboxCalls.list, inboxCalls.detail],
    onSuccess: () => markRead(userId),
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          label={t("list.search")}
          isLabelHidden
          placeholder={t("list.search")}
          value={text}
          onChange={setText}
        />
        <NativeSelect
          label={t("list.type")}
          isLabelHidden
          value={list.query.type ?? ALL}
          options={[
            { id: ALL, name: t("list.anyType") },
            ...NOTICE_TYPES.map((id) => ({ id, name: t(`list.types.${id}`) })),
          ]}
          onChange={(id) => list.change({ type: id || undefined })}
        />
      </div>
      <div className={styles.tools}>
        <Segmented
          label={t("list.show")}
          value={list.isUnreadOnly ? "UNREAD" : "ALL"}
          items={[
            { id: "ALL", label: t("list.all") },
            {
              id: "UNREAD",
              label:
                unread > 0
                  ? t("list.onlyUnreadCount", { number: number(unread) })
                  : t("list.onlyUnread"),
            },
          ]}
          onChange={(id) => list.showUnread(id === "UNREAD")}
        />
        <Button
          variant="quiet"
          icon={<CheckCheck size={17} aria-hidden />}
          isAllowed={unread > 0}
          isPending={isPending}
          onClick={() => mutate({})}
        >
          {t("list.markAll")}
        </Button>
      </div>
    </>
  );
}
