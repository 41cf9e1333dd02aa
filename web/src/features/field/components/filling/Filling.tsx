import type { CompilePattern } from "@shikkha/contract/forms/pattern.ts";
import {
  lazy,
  Suspense,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { DeviceVisit } from "../../../../shared/outbox/device-visit.ts";
import { createAnswerStore } from "../../../../shared/question-renderer/answer-store.ts";
import { formOf } from "../../../../shared/question-renderer/form-of.ts";
import { FaultSummary } from "../../../../shared/question-renderer/FaultSummary.tsx";
import { FormFillingContext } from "../../../../shared/question-renderer/form-filling.ts";
import { stepTitle } from "../../../../shared/question-renderer/form-steps.ts";
import { FormProgress } from "../../../../shared/question-renderer/FormProgress.tsx";
import { StepBar } from "../../../../shared/question-renderer/StepBar.tsx";
import { useFormText } from "../../../../shared/question-renderer/use-form-text.ts";
import { useServerCopy } from "../../use-server-copy.ts";
import { useVisitDraft } from "../../use-visit-draft.ts";
import { useVisitSteps } from "../../use-visit-steps.ts";
import { useVisitSubmit } from "../../use-visit-submit.ts";
import styles from "./Filling.module.css";
import { SummaryStep } from "./SummaryStep.tsx";
import { VisitBar } from "./VisitBar.tsx";
import { VisitNotes } from "./VisitNotes.tsx";
import { VisitStep } from "./VisitStep.tsx";

const loadEvidence = () => import("../evidence/EvidenceStep.tsx");
const EvidenceStep = lazy(loadEvidence);

interface Props {
  visit: DeviceVisit;
  compile: CompilePattern;
  onSubmitted: (key: string) => void;
}

function storeOf({ questions, answers, faults }: DeviceVisit, compile: CompilePattern) {
  const store = createAnswerStore(formOf(questions), answers, compile);
  store.takeFaults(faults);
  return store;
}

/** A visit being written: its form section by section, then evidence, then the summary that hands it in. */
export function Filling({ visit: opened, compile, onSubmitted }: Props) {
  const { t } = useTranslation("visit");
  const format = useFormat();
  const prefix = useId();
  const formText = useFormText(format.language);
  const [store] = useState(() => storeOf(opened, compile));
  const draft = useVisitDraft(opened, store);
  const { change, keep } = draft;
  const { copy, isElsewhere } = useServerCopy(
    useCallback((serverVersion) => change({ serverVersion }), [change]),
  );
  const top = useRef<HTMLDivElement>(null);
  const steps = useVisitSteps(store, compile, opened, (step, isRight) => {
    change({ step });
    void keep().then(copy);
    if (!isRight) return;
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  });
  const submit = useVisitSubmit({ draft, store, compile, steps, onSubmitted });
  useEffect(() => {
    // Fetched while the line is there; it is wanted last, when it may not be.
    loadEvidence().catch(() => undefined);
  }, []);
  const filling = useMemo(
    () => ({
      store,
      language: format.language,
      format,
      t: formText,
      isDisabled: submit.isPending,
      prefix,
    }),
    [store, format, formText, submit.isPending, prefix],
  );
  const named = [
    ...steps.steps.map((step) => ({ key: step.key, title: stepTitle(format, step) })),
    { key: "evidence", title: t("filling.evidence.title") },
    { key: "summary", title: t("filling.summary.title") },
  ];
  const step = steps.steps[steps.at];
  const isSummary = steps.at === steps.summary;

  function go(event: SyntheticEvent) {
    event.preventDefault();
    if (isSummary) submit.submit();
    else steps.goOn();
  }

  return (
    <FormFillingContext value={filling}>
      <form noValidate className={styles.form} onSubmit={go}>
        <div ref={top} tabIndex={-1} className={styles.head}>
          <VisitBar visit={draft.visit} state={draft.state} />
          <FormProgress steps={named} at={steps.at} onOpen={steps.show} isFree />
        </div>
        <div className={styles.body}>
          <VisitNotes visit={draft.visit} isElsewhere={isElsewhere} hasFailed={submit.hasFailed} />
          <FaultSummary faults={steps.faults} />
          {step && <VisitStep key={step.key} step={step} visit={opened} />}
          {steps.at === steps.steps.length && (
            <Suspense fallback={null}>
              <EvidenceStep visit={draft.visit} onChange={change} />
            </Suspense>
          )}
          {isSummary && (
            <SummaryStep
              visit={draft.visit}
              compile={compile}
              steps={steps.steps}
              onOpen={steps.show}
              isConfirmed={submit.isConfirmed}
              onConfirm={submit.confirm}
              isConfirmMissing={submit.isConfirmMissing}
            />
          )}
        </div>
        <StepBar
          previous={steps.at > 0 ? () => steps.show(steps.at - 1) : undefined}
          next={isSummary ? undefined : (named[steps.at + 1]?.title ?? "")}
          submitLabel={t("filling.submit")}
          isPending={submit.isPending}
        />
      </form>
    </FormFillingContext>
  );
}
