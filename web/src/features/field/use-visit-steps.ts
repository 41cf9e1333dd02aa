import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import type { CompilePattern } from "@shikkha/contract/forms/pattern.ts";
import type { AnswerFault } from "@shikkha/contract/forms/read-answers.ts";
import { useMemo, useState } from "react";
import type { AnswerStore } from "../../shared/question-renderer/answer-store.ts";
import { stepsOf } from "../../shared/question-renderer/form-steps.ts";
import { checkVisit, faultsAt, fillAbsences } from "./model/visit-check.ts";

/** Where one is among the sections, the evidence and the summary, and what keeps one from going on. */
export function useVisitSteps(
  store: AnswerStore,
  compile: CompilePattern,
  opened: { readonly step: number; readonly faults: readonly AnswerFault[] },
  /** Another page was opened, `isRight` unless faults on it are to be read first. */
  onOpen: (step: number, isRight: boolean) => void,
) {
  const steps = useMemo(() => stepsOf(store.form), [store]);
  const summary = steps.length + 1;
  // What the server refused is opened where it is wrong.
  const wrongStep = steps.findIndex(({ nodes }) => faultsAt(opened.faults, nodes).length > 0);
  const [at, setAt] = useState(() =>
    wrongStep === -1 ? Math.min(opened.step, summary) : wrongStep,
  );
  const [faults, setFaults] = useState<readonly FormNode[]>(() =>
    faultsAt(opened.faults, steps[wrongStep]?.nodes ?? []),
  );

  function show(next: number, wrong: readonly FormNode[] = []) {
    setFaults(wrong);
    setAt(next);
    onOpen(next, wrong.length === 0);
  }

  /** Everything that is wrong, at its question. */
  function look(): readonly AnswerFault[] {
    fillAbsences(store, compile);
    const found = checkVisit(store, compile).faults;
    store.takeFaults(found);
    return found;
  }

  function goOn() {
    const step = steps[at];
    const wrong = step ? faultsAt(look(), step.nodes) : [];
    if (wrong.length > 0) setFaults(wrong);
    else show(at + 1);
  }

  /** Opens the first section with a fault; false when there is none. */
  function showFirstFault(found: readonly AnswerFault[]): boolean {
    const first = steps.findIndex(({ nodes }) => faultsAt(found, nodes).length > 0);
    const step = steps[first];
    if (!step) return false;
    store.takeFaults(found);
    show(first, faultsAt(found, step.nodes));
    return true;
  }

  return { steps, summary, at, faults, show, look, goOn, showFirstFault };
}
