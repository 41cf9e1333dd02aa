import { BellOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { Pagination } from "../../../ui/table/Pagination.tsx";
import { InboxItem } from "../components/list/InboxItem.tsx";
import { InboxShape } from "../components/list/InboxShape.tsx";
import { InboxTools } from "../components/list/InboxTools.tsx";
import { groupByDay } from "../model/day-group.ts";
import { useInbox } from "../notices.api.ts";
import { useInboxList } from "../use-inbox-list.ts";
import styles from "../components/list/Inbox.module.css";

export default function NoticeListScreen() {
  const { t } = useTranslation("notice");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const list = useInboxList();
  const answer = useInbox(list.request);
  const [now] = useState(() => new Date());
  const unread = answer.data?.unread ?? 0;
  const empty = (
    <div className={styles.frame}>
      <EmptyState
        icon={<BellOff size={26} />}
        title={list.isFiltered ? t("list.noneFound") : t("list.none")}
      />
    </div>
  );
  return (
    <div className={styles.list}>
      <PageHeader
        title={common("menu.noticeList")}
        meta={
          answer.data &&
          (unread > 0
            ? t("list.unread", { count: unread, number: number(unread) })
            : t("list.allRead"))
        }
      />
      <InboxTools list={list} unread={unread} />
      <QueryState
        query={answer}
        skeleton={<InboxShape />}
        isEmpty={({ items }) => items.length === 0}
        empty={empty}
      >
        {({ items, total }) => (
          <>
            {groupByDay(items, now).map(({ group, items: shown }) => (
              <section key={group} aria-labelledby={`group-${group}`}>
                <h2 id={`group-${group}`} className={styles.heading}>
                  {t(`list.group.${group}`)}
                </h2>
                <ul className={styles.group}>
                  {shown.map((notice) => (
                    <li key={notice.notificationId}>
                      <InboxItem notice={notice} now={now} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {total > list.size && (
              <div className={styles.pages}>
                <Pagination
                  page={list.page}
                  pageSize={list.size}
                  total={total}
                  onPage={list.toPage}
                  onPageSize={list.resize}
                  summary={(range) =>
                    common("list.range", {
                      total: number(range.total),
                      start: number(range.start),
                      end: number(range.end),
                    })
                  }
                />
              </div>
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}
