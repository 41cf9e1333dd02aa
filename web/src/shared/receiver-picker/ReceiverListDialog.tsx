import { receiverCalls } from "@shikkha/contract/notices/receiver-calls.ts";
import type { ReceiverRule } from "@shikkha/contract/notices/receivers.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../lib/calls/use-call.ts";
import { useFormat } from "../../lib/format/use-format.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { Pagination } from "../../ui/table/Pagination.tsx";
import { QueryState } from "../states/QueryState.tsx";
import styles from "./ReceiverPicker.module.css";

const SIZE = 50;

/** The people a rule reaches, by name. */
export default function ReceiverListDialog({
  rule,
  onClose,
}: {
  rule: ReceiverRule;
  onClose: () => void;
}) {
  const { t } = useTranslation("notice");
  const { t: common } = useTranslation();
  const { name, pick, number } = useFormat();
  const [page, setPage] = useState(1);
  const answer = useCall(
    receiverCalls.people,
    { query: { page: page - 1, size: SIZE }, body: { receivers: rule } },
    { keepPrevious: true },
  );
  return (
    <Dialog isOpen size="wide" title={t("receiver.listTitle")} onClose={onClose}>
      <QueryState query={answer} skeleton={<Skeleton height={300} />}>
        {({ items, total }) => (
          <>
            <ul className={styles.people}>
              {items.map((person) => (
                <li key={person.id}>
                  {name(person)}
                  <small>
                    {[
                      pick(person.designationBangla, person.designationEnglish),
                      pick(person.workplaceBangla, person.workplaceEnglish),
                    ]
                      .filter(Boolean)
                      .join(", ")}
                  </small>
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              pageSize={SIZE}
              total={total}
              onPage={setPage}
              summary={(range) =>
                common("list.range", {
                  total: number(range.total),
                  start: number(range.start),
                  end: number(range.end),
                })
              }
            />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
