import "../../../web/src/ui/base.css";
import { createElement, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { compileForm } from "@shikkha/contract/forms/compile-form.ts";
import { anyPattern } from "@shikkha/contract/forms/pattern.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import { startTranslations } from "../../../web/src/i18n/i18n.ts";
import { createFormat } from "../../../web/src/lib/format/create-format.ts";
import { createAnswerStore } from "../../../web/src/shared/question-renderer/answer-store.ts";
import { QuestionForm } from "../../../web/src/shared/question-renderer/QuestionForm.tsx";
import { UiLocaleProvider } from "../../../web/src/ui/UiLocale.tsx";

const [questions] = await Promise.all([
  fetch("/questions.json").then((answer) => answer.json()),
  startTranslations("en", ["common", "form"]),
]);
const store = createAnswerStore(compileForm(readTree(questions).tree));
const form = createElement(QuestionForm, {
  store,
  language: "en",
  mode: "all",
  compile: anyPattern,
  submitLabel: "Send",
  onSubmit: () => undefined,
});
const locale = { ...createFormat("en"), words: {} };
createRoot(document.getElementById("root")).render(
  createElement(UiLocaleProvider, { locale }, createElement(Suspense, null, form)),
);
