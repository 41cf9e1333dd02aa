import type { ActionPoint, VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { CircleCheck, Flag, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { today } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./ActionsCard.module.css";

const AddActionDialog = lazy(() => import("../dialogs/AddActionDialog.tsx"));
const CloseActionDialog = lazy(() => import("../dialogs/CloseActionDialog.tsx"));

/** What came of the visit: what is to be done, by whom and when, and what was. */
export function ActionsCard({ visit }: { visit: VisitDetail }) {
  const { t } = useTranslation("monitoring");
  const [isAdding, setAdding] = useState(false);
  const [closing, setClosing] = useState<ActionPoint>();
  return (
    <Card
      title={t("visit.detail.actions")}
      actions={
        <Button size="sm" icon={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
          {t("visit.detail.addAction")}
        </Button>
      }
    >
      {visit.actions.length === 0 && <p className={styles.none}>{t("visit.detail.noActions")}</p>}
      <ul>
        {visit.actions.map((action) => (
          <Action key={action.id} action={action} onClose={() => setClosing(action)} />
        ))}
      </ul>
      <Suspense>
        {isAdding && <AddActionDialog visit={visit} onClose={() => setAdding(false)} />}
        {closing && <CloseActionDialog action={closing} onClose={() => setClosing(undefined)} />}
      </Suspense>
    </Card>
  );
}

function Action({ action, onClose }: { action: ActionPoint; onClose: () => void }) {
  const { t } = useTranslation("monitoring");
  const { date } = useFormat();
  const isClosed = action.closedAt !== null;
  const isOverdue = !isClosed && action.dueOn < today();
  return (
    <li className={styles.action} data-overdue={isOverdue} data-closed={isClosed}>
      {isClosed ? <CircleCheck size={18} aria-hidden /> : <Flag size={18} aria-hidden />}
      <div>
        <p>{action.text}</p>
        <small>
          {isClosed
            ? t("visit.detail.closed", { note: action.closingNote ?? "" })
            : [
                t(isOverdue ? "visit.detail.overdue" : "visit.detail.due", {
                  date: date(action.dueOn),
                }),
                t("visit.detail.owner", { owner: action.owner }),
              ].join(" · ")}
        </small>
        {!isClosed && (
          <Button size="sm" variant="quiet" onClick={onClose}>
            {t("visit.detail.close")}
          </Button>
        )}
      </div>
    </li>
  );
}
