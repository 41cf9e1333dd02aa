import { useAuth } from "../../lib/session/auth-store.ts";
import { mayPass } from "../../lib/session/use-allowed.ts";

const VISITORS = ["VISIT_INSTITUTE", "VISIT_OFFICE"] as const;

/** Behind the first page, which it must not slow down. */
const SETTLED_MS = 3000;

/** Starts the outbox for whoever carries out visits; others never load it. */
export function keepOutbox(): void {
  let isStarted = false;
  async function startFor(): Promise<void> {
    if (isStarted || !mayPass(VISITORS, useAuth.getState())) return;
    isStarted = true;
    try {
      (await import("../../shared/outbox/outbox.ts")).startOutbox();
    } catch {
      isStarted = false;
    }
  }
  setTimeout(() => {
    void startFor();
    useAuth.subscribe(() => void startFor());
  }, SETTLED_MS);
}
