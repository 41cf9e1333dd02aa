import "../../../web/src/ui/base.css";
// The words come with the code, as the peer's do.
import common from "../../../web/src/i18n/en/common.json";
import form from "../../../web/src/i18n/en/form.json";
import { createElement, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { anyPattern } from "@shikkha/contract/forms/pattern.ts";
import { startTranslations } from "../../../web/src/i18n/i18n.ts";
import { createFormat } from "../../../web/src/lib/format/create-format.ts";
import { createAnswerStore } from "../../../web/src/shared/question-renderer/answer-store.ts";
import { formOf } from "../../../web/src/shared/question-renderer/form-of.ts";
import { QuestionForm } from "../../../web/src/shared/question-renderer/QuestionForm.tsx";
import { UiLocaleProvider } from "../../../web/src/ui/UiLocale.tsx";

const words = { common, form };
const [questions] = await Promise.all([
  globalThis.questions,
  startTranslations("en", ["common", "form"], async (_, group) => words[group]),
]);
const store = createAnswerStore(formOf(questions));
const page = createElement(QuestionForm, {
  store,
  language: "en",
  mode: "all",
  compile: anyPattern,
  submitLabel: "Send",
  onSubmit: () => undefined,
});
const locale = { ...createFormat("en"), words: {} };
createRoot(document.getElementById("root")).render(
  createElement(UiLocaleProvider, { locale }, createElement(Suspense, null, page)),
);
