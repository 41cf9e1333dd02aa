import { nextDue, nextStep } from "./next-step.ts";
import { sendStep, type StepParts } from "./send-step.ts";

export interface SenderParts extends StepParts {
  /** Who is signed in; undefined for nobody. */
  readonly owner: () => number | undefined;
  readonly isOnline: () => boolean;
  /** Runs the work unless another tab runs its own. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly schedule: (run: () => void, ms: number) => () => void;
}

/** The one that empties the outbox of whoever is signed in. */
export function createSender(parts: SenderParts) {
  const { store, owner, isOnline, alone, now, schedule } = parts;
  let running: Promise<void> | undefined;
  let unschedule: (() => void) | undefined;

  async function sendAll(): Promise<void> {
    for (;;) {
      const person = owner();
      if (person === undefined || !isOnline()) return;
      const step = nextStep(await store.list(person), now());
      // Whoever signed in meanwhile must not hand in what another has written.
      if (!step || owner() !== person) return;
      if (!(await sendStep(parts, step))) return;
    }
  }

  async function run(): Promise<void> {
    unschedule?.();
    await alone(sendAll);
    const person = owner();
    const due = person === undefined ? undefined : nextDue(await store.list(person));
    unschedule = due === undefined ? undefined : schedule(wake, Math.max(1000, due - now()));
  }

  function wake(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    /** Sends what is due. */
    wake,
    /** Sends everything that waits, without regard to the back-off: the line is back, or the reader asks for it. */
    async hurry(): Promise<void> {
      const person = owner();
      for (const record of person === undefined ? [] : await store.list(person))
        if (record.state === "waiting" && record.nextAt > now())
          await store.put({ ...record, nextAt: 0 });
      await wake();
    },
  };
}
