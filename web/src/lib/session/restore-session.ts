import { useNotifications } from "../notifications/notification-store.ts";
import { type AuthState, useAuth } from "./auth-store.ts";
import { useGeneral } from "./general-store.ts";

const RESTORE_TIMEOUT_MS = 5000;

const STORES = [useAuth, useGeneral, useNotifications] as const;

/** Brings back what was stored; after the time-out the application starts with what it has. */
export async function restoreSession(timeoutMs = RESTORE_TIMEOUT_MS): Promise<void> {
  const restored = Promise.all(STORES.map((store) => store.persist.rehydrate()));
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([restored, timeout]);
}

/** Takes over at once what another tab stores: a new token, another duty, a sign-out, the language. */
export function followOtherTabs(onAuth: (now: AuthState, before: AuthState) => void): void {
  window.addEventListener("storage", ({ key }) => {
    const changed = STORES.find((store) => store.persist.getOptions().name === key);
    if (!changed) return;
    const before = useAuth.getState();
    void changed.persist.rehydrate();
    if (changed === useAuth) onAuth(useAuth.getState(), before);
  });
}
