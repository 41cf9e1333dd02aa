import type { Question } from "@shikkha/contract/forms/question.ts";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { useBuilderStore } from "../model/builder-context.ts";
import { move } from "../model/builder-store.ts";
import { useQuestionWords } from "./use-question-words.ts";

interface Props {
  question: Question;
  size?: "sm" | undefined;
}

/** Beside every handle: one place up, one place down. */
export function MoveButtons({ question, size }: Props) {
  const { t } = useTranslation("form");
  const { nameOf } = useQuestionWords();
  const store = useBuilderStore();
  const name = nameOf(question);
  return (
    <>
      <IconButton
        size="sm"
        label={t("builder.moveUp", { name })}
        icon={<ArrowUp size={size === "sm" ? 15 : 18} aria-hidden />}
        onClick={() => move(store, question.id, "up")}
      />
      <IconButton
        size="sm"
        label={t("builder.moveDown", { name })}
        icon={<ArrowDown size={size === "sm" ? 15 : 18} aria-hidden />}
        onClick={() => move(store, question.id, "down")}
      />
    </>
  );
}
