import { useEffect } from "react";
import { useUser } from "../session/use-user.ts";
import { type IncomingNotification, SYNC_EVERY_MS, syncFrom } from "./notification.ts";
import { takeInNotifications, useNotifications } from "./notification-store.ts";

/** Asks for what changed since a moment. The contract's call comes with the notices; until then nobody hands one in. */
export type FetchNotifications = (since: string) => Promise<readonly IncomingNotification[]>;

/** Brings in the signed-in person's notices: on load, and every ten minutes. */
export function useNotificationSync(fetchSince: FetchNotifications | undefined): void {
  const userId = useUser()?.userId;
  useEffect(() => {
    if (!fetchSince || userId === undefined) return;
    const sync = async () => {
      const { items } = useNotifications.getState();
      useNotifications.setState({ status: "loading" });
      try {
        takeInNotifications(await fetchSince(syncFrom(items, userId, new Date())), new Date());
      } catch {
        useNotifications.setState({ status: "error" });
      }
    };
    void sync();
    const timer = setInterval(() => void sync(), SYNC_EVERY_MS);
    return () => clearInterval(timer);
  }, [fetchSince, userId]);
}
