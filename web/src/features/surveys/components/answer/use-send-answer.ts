import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { says } from "@shikkha/contract/kernel/field-message.ts";
import type { Answers } from "@shikkha/contract/forms/question.ts";
import { mySurveyCalls } from "@shikkha/contract/surveys/my-surveys.ts";
import { useRef, useState } from "react";
import type { CallError } from "../../../../lib/calls/call-error.ts";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import type { AnswerStore } from "../../../../shared/question-renderer/answer-store.ts";
import { SHOWS_ANSWERS } from "../../surveys.api.ts";

interface Sending {
  readonly id: number;
  readonly version: number | null;
  readonly store: AnswerStore;
  readonly onSent: () => void;
  /** Answered meanwhile from another device. */
  readonly onStale: () => void;
}

/** Sends the answers; the same content tried again carries the same id, so that it is stored once. */
export function useSendAnswer({ id, version, store, onSent, onStale }: Sending) {
  const attempt = useRef({ clientId: "", content: "" });
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useCallMutation(mySurveyCalls.answer, {
    outdates: SHOWS_ANSWERS,
    onSuccess: onSent,
    onError: (error: CallError) => {
      if (error.code === ERRORS.stale.code) return onStale();
      store.takeFaults(
        error.fields.map(({ path, message }) => ({
          questionId: Number(path.split(".").at(-1)),
          message: says(message, message),
        })),
      );
      setRefusal(error.message);
    },
  });
  return {
    isPending,
    refusal,
    send: (answers: Answers) => {
      const content = JSON.stringify(answers);
      if (attempt.current.content !== content)
        attempt.current = { clientId: crypto.randomUUID(), content };
      setRefusal(undefined);
      const sent = Object.entries(answers).map(
        ([key, value]) => [key, typeof value === "object" ? [...value] : value] as const,
      );
      mutate({
        params: { id },
        body: {
          clientId: attempt.current.clientId,
          version,
          answers: Object.fromEntries(sent),
        },
      });
    },
  };
}
