import type { ReceiverRule } from "@shikkha/contract/notices/receivers.ts";
import { Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useReach } from "./use-reach.ts";
import styles from "./ReceiverPicker.module.css";

const ReceiverListDialog = lazy(() => import("./ReceiverListDialog.tsx"));

/** How many people it will reach, who they are, and who exactly. */
export function ReachLine({ rule }: { rule: ReceiverRule | undefined }) {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const [isListed, setListed] = useState(false);
  const { data, error } = useReach(rule);
  const kinds = (["officers", "teachers", "others"] as const).flatMap((kind) => {
    const count = data?.[kind] ?? 0;
    return count > 0 ? [t(`receiver.${kind}`, { count, number: number(count) })] : [];
  });
  return (
    <div className={styles.reach}>
      <Users size={24} aria-hidden />
      <output>
        {rule === undefined && <span>{t("receiver.incomplete")}</span>}
        {rule && error && <span>{error.message}</span>}
        {rule && !data && !error && <Skeleton width={120} height={22} />}
        {data && (
          <>
            <b>{t("receiver.people", { count: data.people, number: number(data.people) })}</b>
            <span>{data.people === 0 ? t("receiver.nobody") : kinds.join(", ")}</span>
          </>
        )}
      </output>
      {rule && data && data.people > 0 && (
        <Button size="sm" variant="quiet" onClick={() => setListed(true)}>
          {t("receiver.seeList")}
        </Button>
      )}
      {rule && isListed && (
        <Suspense fallback={null}>
          <ReceiverListDialog rule={rule} onClose={() => setListed(false)} />
        </Suspense>
      )}
    </div>
  );
}
