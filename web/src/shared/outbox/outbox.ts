import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { callApi } from "../../lib/calls/call-api.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { deviceOutbox } from "./outbox-store.ts";
import { createSender } from "./sender.ts";

const LOCK = "shikkha-outbox";

const userId = () => useAuth.getState().user?.userId;

async function alone(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

const sender = createSender({
  store: deviceOutbox,
  calls: {
    submit: (kind, body) => callApi(visitCalls.submit, { params: { kind }, body }),
    addPhoto: (kind, query, content) =>
      callApi(visitCalls.addPhoto, {
        params: { kind },
        query,
        file: { name: `${query.photo}.jpg`, content: new Uint8Array(content) },
      }),
  },
  owner: userId,
  isOnline: () => navigator.onLine,
  alone,
  now: () => Date.now(),
  random: Math.random,
  schedule: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

/** Failures of the device's own database are no reason to disturb whoever is working; the next wake tries again. */
const quietly = (work: Promise<void>) => void work.catch(() => undefined);

export const wakeOutbox = () => quietly(sender.wake());
export const hurryOutbox = () => quietly(sender.hurry());

/** Keeps the outbox going: when the line comes back, when the reader comes back, and when someone signs in. */
export function startOutbox(): void {
  window.addEventListener("online", hurryOutbox);
  window.addEventListener("focus", wakeOutbox);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") wakeOutbox();
  });
  useAuth.subscribe((now, before) => {
    if (now.user?.userId !== before.user?.userId) hurryOutbox();
  });
  hurryOutbox();
}
