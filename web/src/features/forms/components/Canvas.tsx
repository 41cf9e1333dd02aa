import { inOrder } from "@shikkha/contract/forms/tree.ts";
import { LayoutList, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { useBuilder, useBuilderStore } from "../model/builder-context.ts";
import { add } from "../model/builder-store.ts";
import styles from "./Canvas.module.css";
import { CanvasNode } from "./CanvasNode.tsx";

/** The form as it is written: section by section, both languages side by side. */
export function Canvas() {
  const { t } = useTranslation("form");
  const store = useBuilderStore();
  const tree = useBuilder(({ document }) => document.tree);
  const start = (
    <Button
      variant="primary"
      icon={<Plus size={17} aria-hidden />}
      onClick={() => add(store, null, "SECTION")}
    >
      {t("builder.addFirst")}
    </Button>
  );
  return (
    <section className={styles.canvas} aria-label={t("builder.canvas")}>
      {tree.length === 0 && (
        <EmptyState
          icon={<LayoutList size={26} />}
          title={t("builder.empty")}
          text={t("builder.emptyText")}
          action={start}
        />
      )}
      {inOrder(tree).map((question) => (
        <CanvasNode key={question.id} question={question} />
      ))}
      {tree.length > 0 && (
        <div className={styles.addSections}>
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => add(store, null, "SECTION")}
          >
            {t("builder.addSection")}
          </Button>
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => add(store, null, "WEIGHTED_STAR_SECTION")}
          >
            {t("builder.addStarSection")}
          </Button>
        </div>
      )}
    </section>
  );
}
