import { readAnswers } from "@shikkha/contract/forms/read-answers.ts";
import type { Answers } from "@shikkha/contract/forms/question.ts";
import type { CompilePattern } from "@shikkha/contract/forms/pattern.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { useId, useMemo, useRef, useState, type ReactNode } from "react";
import { createFormat } from "../../lib/format/create-format.ts";
import type { AnswerStore } from "./answer-store.ts";
import { FaultSummary } from "./FaultSummary.tsx";
import { FormFillingContext } from "./form-filling.ts";
import { stepsOf, stepTitle } from "./form-steps.ts";
import { FormProgress } from "./FormProgress.tsx";
import { StepBar } from "./StepBar.tsx";
import { StepBody } from "./StepBody.tsx";
import styles from "./QuestionForm.module.css";
import { useFaults } from "./use-faults.ts";
import { useGrowing } from "./use-growing.ts";
import { useFormText } from "./use-form-text.ts";

interface Props {
  store: AnswerStore;
  language: Language;
  /** One section at a time, or the whole form on one page. */
  mode: "steps" | "all";
  compile: CompilePattern;
  submitLabel: string;
  isPending?: boolean | undefined;
  /** Right and complete, as they are stored. */
  onSubmit: (answers: Answers) => void;
  /** Beside the progress, such as when it was saved. */
  note?: ReactNode;
}

/** A form to be filled in, phone first. */
export function QuestionForm(props: Props) {
  const { store, language, mode, compile, isPending = false } = props;
  const prefix = useId();
  const t = useFormText(language);
  const filling = useMemo(
    () => ({ store, language, format: createFormat(language), t, isDisabled: isPending, prefix }),
    [store, language, t, isPending, prefix],
  );
  const steps = useMemo(() => stepsOf(store.form), [store]);
  const named = steps.map((step) => ({ key: step.key, title: stepTitle(filling.format, step) }));
  const [at, setAt] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const { faults, look, forget } = useFaults(store);
  const shownSteps = mode === "all" ? steps : steps.slice(at, at + 1);
  const isLast = mode === "all" || at >= steps.length - 1;
  const shownNodes = shownSteps.flatMap(({ nodes }) => nodes);
  const { upTo, finish } = useGrowing(
    shownNodes[0]?.index ?? 0,
    (shownNodes.at(-1)?.index ?? 0) + 1,
  );

  function open(next: number) {
    forget();
    setAt(next);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }

  /** Goes on only past answers that are right; at the end the whole form is looked at. */
  function goOn() {
    if (isPending) return;
    finish();
    if (!isLast) {
      if (look(shownNodes).length === 0) open(at + 1);
      return;
    }
    const wrong = look(store.form.nodes);
    const [first] = wrong;
    if (first === undefined) {
      props.onSubmit(readAnswers(store.form, store.answers(), compile).answers);
      return;
    }
    if (mode === "steps") setAt(steps.findIndex(({ nodes }) => nodes.includes(first)));
  }

  return (
    <FormFillingContext value={filling}>
      <form
        noValidate
        lang={language}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <div ref={top} tabIndex={-1} className={styles.top}>
          {mode === "steps" && (
            <FormProgress steps={named} at={at} onOpen={open} note={props.note} />
          )}
        </div>
        <div className={styles.body}>
          <FaultSummary faults={faults} />
          {shownSteps.map((step) => (
            <StepBody key={step.key} step={step} upTo={upTo} />
          ))}
        </div>
        <StepBar
          previous={at > 0 && mode === "steps" ? () => open(at - 1) : undefined}
          next={isLast ? undefined : (named[at + 1]?.title ?? "")}
          submitLabel={props.submitLabel}
          isPending={isPending}
        />
      </form>
    </FormFillingContext>
  );
}
