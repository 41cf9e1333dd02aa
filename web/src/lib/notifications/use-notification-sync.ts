import { useEffect } from "react";
import { useUser } from "../session/use-user.ts";
import { SYNC_EVERY_MS } from "./notification.ts";
import { syncNotifications } from "./sync-notifications.ts";

/** What the service worker says to every open page when a push message has come. */
const PUSH_ARRIVED = "shikkha.push";

/** Brings in the signed-in person's notices: on load, every ten minutes, and at once when a push message comes. */
export function useNotificationSync(): void {
  const userId = useUser()?.userId;
  useEffect(() => {
    if (userId === undefined) return;
    const sync = () => void syncNotifications(userId);
    const hear = (event: MessageEvent<unknown>) => {
      if (event.data === PUSH_ARRIVED) sync();
    };
    sync();
    const timer = setInterval(sync, SYNC_EVERY_MS);
    navigator.serviceWorker?.addEventListener("message", hear);
    return () => {
      clearInterval(timer);
      navigator.serviceWorker?.removeEventListener("message", hear);
    };
  }, [userId]);
}
