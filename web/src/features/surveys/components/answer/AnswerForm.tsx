import { anyPattern, type CompilePattern } from "@shikkha/contract/forms/pattern.ts";
import type { Answers } from "@shikkha/contract/forms/question.ts";
import type { ReceivedSurveyDetail } from "@shikkha/contract/surveys/my-surveys.ts";
import { CloudCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import {
  type AnswerStore,
  createAnswerStore,
} from "../../../../shared/question-renderer/answer-store.ts";
import { findDraft } from "../../../../shared/question-renderer/device-drafts.ts";
import { formOf } from "../../../../shared/question-renderer/form-of.ts";
import { loadPatterns } from "../../../../shared/question-renderer/load-patterns.ts";
import { QuestionForm } from "../../../../shared/question-renderer/QuestionForm.tsx";
import { useDeviceDraft } from "../../../../shared/question-renderer/use-device-draft.ts";
import { Alert } from "../../../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { useSendAnswer } from "./use-send-answer.ts";
import styles from "./AnswerForm.module.css";

interface Props {
  survey: ReceivedSurveyDetail;
  userId: number;
  onSent: () => void;
  onStale: () => void;
}

interface Begun {
  readonly store: AnswerStore;
  readonly compile: CompilePattern;
  readonly isKept: boolean;
}

/** Goes on with what this device has kept, else with what was sent before. */
export function AnswerForm({ survey, userId, onSent, onStale }: Props) {
  const form = formOf(survey.questions);
  // Each version of the answer has a draft of its own: an old one never covers what was sent since.
  const key = `survey/${userId}/${survey.id}/${survey.version ?? 0}`;
  const [begun, setBegun] = useState<Begun>();
  const { answers } = survey;
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      const [draft, compile] = await Promise.all([
        findDraft(key),
        loadPatterns(form).catch(() => anyPattern),
      ]);
      const initial: Answers = draft?.answers ?? answers ?? {};
      if (isWanted)
        setBegun({
          store: createAnswerStore(form, initial, compile),
          compile,
          isKept: draft !== undefined,
        });
    })();
    return () => {
      isWanted = false;
    };
  }, [key, form, answers]);
  if (!begun) return <Skeleton height={420} />;
  return <Filling {...begun} draftKey={key} survey={survey} onSent={onSent} onStale={onStale} />;
}

interface FillingProps extends Begun, Pick<Props, "survey" | "onSent" | "onStale"> {
  draftKey: string;
}

function Filling({ store, compile, isKept, draftKey, survey, onSent, onStale }: FillingProps) {
  const { t } = useTranslation("dynamicSurvey");
  const { language, time } = useFormat();
  const draft = useDeviceDraft(draftKey, store);
  const { send, isPending, refusal } = useSendAnswer({
    id: survey.id,
    version: survey.version,
    store,
    onSent: () => {
      void draft.forget().catch(() => undefined);
      onSent();
    },
    onStale,
  });
  const kept =
    draft.state === "failed"
      ? t("mine.notKept")
      : draft.savedAt
        ? t("mine.kept", { time: time(draft.savedAt) })
        : isKept && t("mine.keptBefore");
  return (
    <div className={styles.frame}>
      {refusal !== undefined && (
        <Alert tone="bad" isSpoken title={t("mine.notSent")}>
          {refusal}
        </Alert>
      )}
      <QuestionForm
        store={store}
        language={language}
        mode="steps"
        compile={compile}
        submitLabel={t(survey.version === null ? "mine.send" : "mine.sendAgain")}
        isPending={isPending}
        onSubmit={send}
        note={
          kept && (
            <output className={styles.kept}>
              <CloudCheck size={16} aria-hidden />
              {kept}
            </output>
          )
        }
      />
    </div>
  );
}
