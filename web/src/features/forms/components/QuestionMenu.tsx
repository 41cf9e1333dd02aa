import type { Question } from "@shikkha/contract/forms/question.ts";
import { Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../../ui/controls/button-class.ts";
import { Menu } from "../../../ui/overlay/Menu.tsx";
import { useBuilderStore } from "../model/builder-context.ts";
import { duplicate, remove, select } from "../model/builder-store.ts";
import { useQuestionWords } from "./use-question-words.ts";

export function QuestionMenu({ question }: { question: Question }) {
  const { t } = useTranslation("form");
  const { nameOf } = useQuestionWords();
  const store = useBuilderStore();
  const acts: Record<string, () => void> = {
    edit: () => select(store, question.id),
    duplicate: () => duplicate(store, question.id),
    remove: () => remove(store, question.id),
  };
  return (
    <Menu
      label={t("builder.actionsOf", { name: nameOf(question) })}
      isIconOnly
      triggerClassName={buttonClass({ variant: "quiet", size: "sm" })}
      trigger={<Ellipsis size={18} aria-hidden />}
      items={[
        { id: "edit", label: t("builder.edit"), icon: <Pencil size={18} aria-hidden /> },
        { id: "duplicate", label: t("builder.duplicate"), icon: <Copy size={18} aria-hidden /> },
        {
          id: "remove",
          label: t("builder.remove"),
          icon: <Trash2 size={18} aria-hidden />,
          tone: "bad",
          isDisabled: !question.isDeletable,
        },
      ]}
      onAction={(id) => acts[id]?.()}
    />
  );
}
