import { TargetRefused } from "./outgoing-target.ts";

/**
 * What a failure means. `refused`: this message will never be taken. `later`: not now, perhaps another time. `down`: no
 * message would be taken at the moment.
 */
export type Verdict = "refused" | "later" | "down";

/** Sending one message failed; the text is what the other side said, or what happened on the way. */
export class SendingFailed extends Error {
  readonly verdict: Verdict;

  constructor(verdict: Verdict, answer: string, options?: ErrorOptions) {
    super(answer, options);
    this.verdict = verdict;
  }

  /** Whatever broke the way to the other side would break it for every message. */
  static because(cause: unknown): Error {
    if (cause instanceof SendingFailed || cause instanceof TargetRefused) return cause;
    const answer = cause instanceof Error ? cause.message : String(cause);
    return new SendingFailed("down", answer, { cause });
  }
}
