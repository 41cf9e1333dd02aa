import { isSection } from "@shikkha/contract/forms/question-kind.ts";
import { inOrder, walk } from "@shikkha/contract/forms/tree.ts";
import { searchKey } from "@shikkha/contract/kernel/text.ts";
import { Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { useBuilder, useBuilderStore } from "../model/builder-context.ts";
import { add, move } from "../model/builder-store.ts";
import { useDragOrder } from "../use-drag-order.ts";
import styles from "./Outline.module.css";
import { OutlineRow } from "./OutlineRow.tsx";

/** The whole form at a glance: sections and questions, in order, with what each still lacks. */
export function Outline() {
  const { t } = useTranslation("form");
  const { number } = useFormat();
  const store = useBuilderStore();
  const tree = useBuilder(({ document }) => document.tree);
  const [sought, setSought] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const drag = useDragOrder(list, (id, to) => move(store, id, to));
  const tops = inOrder(tree);
  const found = useMemo(() => {
    const key = searchKey(sought.trim());
    if (!key) return undefined;
    return [...walk(tree)]
      .map(({ question }) => question)
      .filter(({ textBangla, textEnglish }) =>
        searchKey(`${textBangla} ${textEnglish}`).includes(key),
      );
  }, [tree, sought]);
  const counts = useMemo(() => {
    const all = [...walk(tree)].map(({ question }) => isSection(question));
    return { sections: all.filter(Boolean).length, questions: all.filter((one) => !one).length };
  }, [tree]);
  return (
    <nav className={styles.outline} aria-label={t("builder.outline")}>
      <div className={styles.search}>
        <SearchField
          label={t("builder.search")}
          isLabelHidden
          placeholder={t("builder.search")}
          value={sought}
          onChange={setSought}
        />
      </div>
      <ul ref={list} className={styles.list}>
        {(found ?? tops).map((question, index) => (
          <OutlineRow
            key={question.id}
            question={question}
            isFlat={found !== undefined}
            drag={found ? undefined : drag}
            at={index}
          />
        ))}
        {found?.length === 0 && <li className={styles.none}>{t("builder.noneFound")}</li>}
      </ul>
      <div className={styles.foot}>
        <span>
          {t("builder.counts", {
            sections: number(counts.sections),
            questions: number(counts.questions),
          })}
        </span>
        <Button
          size="sm"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => add(store, null, "SECTION")}
        >
          {t("builder.addSection")}
        </Button>
      </div>
    </nav>
  );
}
