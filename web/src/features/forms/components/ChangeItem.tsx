import { CHANGED_PARTS, type ChangedPart, type TreeChange } from "@shikkha/contract/forms/diff.ts";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/controls/Badge.tsx";
import type { Tone } from "../../../ui/tone.ts";
import styles from "./TreeChanges.module.css";
import { usePartWords } from "./use-part-words.ts";
import { useQuestionWords } from "./use-question-words.ts";

const TONES: Record<TreeChange["kind"], Tone> = {
  added: "good",
  changed: "warning",
  moved: "info",
  removed: "bad",
};

/** One difference: the old line struck out, the new one below it. */
export function ChangeItem({ change }: { change: TreeChange }) {
  const { t } = useTranslation("form");
  const { nameOf, kindOf } = useQuestionWords();
  const wordsOf = usePartWords();
  const { before, after, kind, parts } = change;
  const shown = after ?? before;
  // Only what differs is spelled out; the text is always there to say which question it is.
  const spelled: readonly ChangedPart[] = CHANGED_PARTS.filter(
    (part) => part === "text" || parts.includes(part),
  );
  const line = (question: typeof shown) =>
    question && spelled.map((part) => wordsOf(part, question)).join(" · ");
  return (
    <li className={styles.change}>
      <p className={styles.head}>
        {shown && kindOf(shown)}
        {change.affectsScore && <Badge tone="warning">{t("diff.affectsScore")}</Badge>}
        <Badge tone={TONES[kind]}>{t(`diff.kind.${kind}`)}</Badge>
      </p>
      {kind === "moved" ? (
        <p>{shown && nameOf(shown)}</p>
      ) : (
        <>
          {before && (
            <p className={styles.old}>
              <del>{line(before)}</del>
            </p>
          )}
          {after && (
            <p className={styles.new}>
              <ins>{line(after)}</ins>
            </p>
          )}
        </>
      )}
    </li>
  );
}
