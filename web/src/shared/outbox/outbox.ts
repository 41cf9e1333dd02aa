import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { callApi } from "../../lib/calls/call-api.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { mayPass } from "../../lib/session/use-allowed.ts";
import { deviceOutbox } from "./outbox-store.ts";
import { createSender } from "./sender.ts";

const LOCK = "shikkha-outbox";

const VISITORS = ["VISIT_INSTITUTE", "VISIT_OFFICE"] as const;

/** Whoever is signed in under a duty that carries out visits; under another one everything waits. */
function sendingFor(): number | undefined {
  const auth = useAuth.getState();
  return mayPass(VISITORS, auth) ? auth.user?.userId : undefined;
}

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
  owner: sendingFor,
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
    const isOther =
      now.user?.userId !== before.user?.userId ||
      now.user?.activeJurisdiction.dutyId !== before.user?.activeJurisdiction.dutyId;
    if (isOther) hurryOutbox();
  });
  // So that a full device clears other sites first; where the browser does not know it, nothing is lost.
  navigator.storage?.persist?.().catch(() => undefined);
  hurryOutbox();
}
