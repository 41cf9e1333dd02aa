import { checkForPublishing } from "@shikkha/contract/forms/publish-check.ts";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Tabs } from "../../../ui/controls/Tabs.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { useBuilder, useQuestion } from "../model/builder-context.ts";
import type { Autosave } from "../use-autosave.ts";
import type { PublishedState } from "../use-published.ts";
import { ChangeList } from "./ChangeList.tsx";
import { Checklist } from "./Checklist.tsx";
import styles from "./Inspector.module.css";
import { QuestionSettings } from "./QuestionSettings.tsx";
import { usePlace } from "./use-question-words.ts";

interface Props {
  published: PublishedState;
  autosave: Autosave;
}

type Tab = "question" | "changes" | "checks";

/** What the marked question is set to, what has changed, and what is still to do. */
export function Inspector({ published, autosave }: Props) {
  const { t } = useTranslation("form");
  const { number } = useFormat();
  const [tab, setTab] = useState<Tab>("question");
  const selected = useBuilder((state) => state.selected);
  const question = useQuestion(selected);
  const place = usePlace(selected);
  const tree = useBuilder(({ document }) => document.tree);
  const check = useMemo(() => checkForPublishing(tree), [tree]);
  const open = check.faults.length + check.untranslated.length;
  const changes = published.diff?.changes ?? [];
  return (
    <aside className={styles.inspector} aria-label={t("builder.inspector")}>
      <Tabs<Tab>
        label={t("builder.inspector")}
        selected={tab}
        onSelect={setTab}
        items={[
          {
            id: "question",
            label: place ? t("builder.questionAt", { place }) : t("builder.question"),
          },
          { id: "changes", label: t("builder.changes"), count: number(changes.length) },
          { id: "checks", label: t("builder.checks"), count: number(open) },
        ]}
      >
        {tab === "question" &&
          (question ? (
            <QuestionSettings key={question.id} question={question} autosave={autosave} />
          ) : (
            <EmptyState title={t("builder.nothingMarked")} text={t("builder.nothingMarkedText")} />
          ))}
        {tab === "changes" && <ChangeList published={published} />}
        {tab === "checks" && <Checklist check={check} autosave={autosave} />}
      </Tabs>
    </aside>
  );
}
