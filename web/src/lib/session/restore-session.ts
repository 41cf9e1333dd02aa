import { useNotifications } from "../notifications/notification-store.ts";
import { useAuth } from "./auth-store.ts";
import { useGeneral } from "./general-store.ts";

export const RESTORE_TIMEOUT_MS = 5000;

const STORES = [useAuth, useGeneral, useNotifications] as const;

/** Brings back what was stored; after the time-out the application starts with what it has. */
export async function restoreSession(timeoutMs = RESTORE_TIMEOUT_MS): Promise<void> {
  const restored = Promise.all(STORES.map((store) => store.persist.rehydrate()));
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([restored, timeout]);
}

/** Takes over at once what another tab stores: a new token, another duty, a sign-out, the language. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    const changed = STORES.find((store) => store.persist.getOptions().name === event.key);
    if (changed) void changed.persist.rehydrate();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
