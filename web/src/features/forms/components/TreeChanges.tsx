import type { TreeChange, TreeDiff } from "@shikkha/contract/forms/diff.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Segmented } from "../../../ui/controls/Segmented.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ChangeItem } from "./ChangeItem.tsx";
import styles from "./TreeChanges.module.css";

const KINDS = ["added", "changed", "moved", "removed"] as const;

/** The differences of two versions, with a warning where scores stop being comparable. */
export function TreeChanges({ diff }: { diff: TreeDiff }) {
  const { t } = useTranslation("form");
  const { number } = useFormat();
  const [kind, setKind] = useState<TreeChange["kind"] | "all">("all");
  const { changes } = diff;
  if (changes.length === 0) return <EmptyState title={t("diff.none")} />;
  const affecting = changes.filter(({ affectsScore }) => affectsScore).length;
  const count = (of: TreeChange["kind"]) => changes.filter((change) => change.kind === of).length;
  const shown = changes.filter((change) => kind === "all" || change.kind === kind);
  return (
    <div className={styles.changes}>
      <Segmented
        label={t("diff.filter")}
        value={kind}
        onChange={setKind}
        items={[
          { id: "all", label: t("diff.all", { number: number(changes.length) }) },
          ...KINDS.filter((one) => count(one) > 0).map((one) => ({
            id: one,
            label: `${t(`diff.kind.${one}`)} ${number(count(one))}`,
          })),
        ]}
      />
      {!diff.isComparable && (
        <Alert
          tone="warning"
          title={t("diff.scoreTitle", { count: affecting, number: number(affecting) })}
        >
          {t("diff.scoreText")}
        </Alert>
      )}
      <ul className={styles.list}>
        {shown.map((change) => (
          <ChangeItem key={`${change.kind}${change.questionId}`} change={change} />
        ))}
      </ul>
    </div>
  );
}
