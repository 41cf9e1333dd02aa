import { compileForm } from "@shikkha/contract/forms/compile-form.ts";
import { anyPattern, type CompilePattern } from "@shikkha/contract/forms/pattern.ts";
import type { Answers, Tree } from "@shikkha/contract/forms/question.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { createAnswerStore } from "../../../shared/question-renderer/answer-store.ts";
import { loadPatterns } from "../../../shared/question-renderer/load-patterns.ts";
import { QuestionForm } from "../../../shared/question-renderer/QuestionForm.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";

interface Props {
  tree: Tree;
  language: Language;
}

function started(tree: Tree, compile: CompilePattern, answers?: Answers) {
  return { tree, compile, store: createAnswerStore(compileForm(tree), answers, compile) };
}

/** A form to try out. What was answered stays while the author changes the form. */
export function FormPreview({ tree, language }: Props) {
  const { t } = useTranslation("form");
  const [compile, setCompile] = useState<CompilePattern>(() => anyPattern);
  const [made, setMade] = useState(() => started(tree, compile));
  if (made.tree !== tree || made.compile !== compile)
    setMade(started(tree, compile, made.store.answers()));
  useEffect(() => {
    let isWanted = true;
    void loadPatterns(made.store.form).then((loaded) => {
      if (isWanted) setCompile(() => loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [made.store]);
  return (
    <QuestionForm
      store={made.store}
      language={language}
      mode="steps"
      compile={compile}
      submitLabel={t("builder.tryOut")}
      onSubmit={() => showToast({ text: t("builder.triedOut") })}
    />
  );
}
