import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { AsyncStatus } from "../session/auth-store.ts";
import { mergeNotifications, type Notification } from "./notification.ts";

export interface NotificationState {
  readonly items: readonly Notification[];
  readonly status: AsyncStatus;
}

export const useNotifications = create<NotificationState>()(
  persist((): NotificationState => ({ items: [], status: "idle" }), {
    name: "shikkha.notification",
    version: 1,
    storage: createJSONStorage(() => localStorage),
    skipHydration: true,
    partialize: ({ items }) => ({ items, status: "idle" as const }),
  }),
);

export function takeInNotifications(incoming: readonly Notification[], now: Date): void {
  const { items } = useNotifications.getState();
  useNotifications.setState({ items: mergeNotifications(items, incoming, now), status: "success" });
}

/** One of a person's items, or all of them. */
export function markRead(userId: number, notificationId?: number): void {
  const { items } = useNotifications.getState();
  const isIt = (item: Notification) =>
    item.userId === userId &&
    (notificationId === undefined || item.notificationId === notificationId);
  useNotifications.setState({
    items: items.map((item) => (isIt(item) ? { ...item, isRead: true } : item)),
  });
}
