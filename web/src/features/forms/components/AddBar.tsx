import { useTranslation } from "react-i18next";
import { useBuilder, useBuilderStore } from "../model/builder-context.ts";
import { ADDED_KINDS, lastAskable } from "../model/add-kind.ts";
import { add } from "../model/builder-store.ts";
import styles from "./AddBar.module.css";
import { KindIcon } from "./KindIcon.tsx";

/** Every kind of question at the foot of a section. */
export function AddBar({ parentId }: { parentId: number }) {
  const { t } = useTranslation("form");
  const store = useBuilderStore();
  const canDepend = useBuilder(
    ({ document }) => lastAskable(document.tree, parentId) !== undefined,
  );
  return (
    <fieldset className={styles.bar} aria-label={t("builder.add")}>
      <b>{t("builder.add")}</b>
      {ADDED_KINDS.map((kind) => {
        const isIdle = kind === "CONDITIONAL" && !canDepend;
        return (
          <button
            key={kind}
            type="button"
            disabled={isIdle}
            title={isIdle ? t("builder.nothingToDependOn") : undefined}
            onClick={() => add(store, parentId, kind)}
          >
            <KindIcon kind={kind} size={17} />
            {t(`add.${kind}`)}
          </button>
        );
      })}
    </fieldset>
  );
}
