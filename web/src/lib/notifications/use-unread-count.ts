import { useUser } from "../session/use-user.ts";
import { unreadCount } from "./notification.ts";
import { useNotifications } from "./notification-store.ts";

export function useUnreadCount(): number {
  const userId = useUser()?.userId;
  return useNotifications(({ items }) =>
    userId === undefined ? 0 : unreadCount(items, userId, new Date()),
  );
}
