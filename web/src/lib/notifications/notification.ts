/** One item of a person's list; times are ISO texts, which sort as they stand. */
export interface Notification {
  readonly notificationId: number;
  readonly userId: number;
  readonly isVisible: boolean;
  readonly isRead: boolean;
  readonly expiresAt: string | null;
  readonly modifiedAt: string;
}

export const SYNC_EVERY_MS = 10 * 60_000;
const FIRST_FETCH_DAYS = 30;
const DAY_MS = 86_400_000;

function isShown(item: Notification, now: Date): boolean {
  return item.isVisible && (item.expiresAt === null || new Date(item.expiresAt) > now);
}

function newestFirst(one: Notification, other: Notification): number {
  return (
    other.modifiedAt.localeCompare(one.modifiedAt) || other.notificationId - one.notificationId
  );
}

/**
 * New items come in unread unless they were read elsewhere; one that was changed since is unread again; what was hidden or has expired falls out. Items
 * of other people who use the same browser are left as they are.
 */
export function mergeNotifications(
  stored: readonly Notification[],
  incoming: readonly Notification[],
  now: Date,
): readonly Notification[] {
  const merged = new Map(stored.map((item) => [keyOf(item), item]));
  for (const item of incoming) {
    const known = merged.get(keyOf(item));
    const isRead = item.isRead || (known?.modifiedAt === item.modifiedAt && known.isRead);
    merged.set(keyOf(item), { ...item, isRead });
  }
  return [...merged.values()].filter((item) => isShown(item, now)).toSorted(newestFirst);
}

function keyOf(item: Notification): string {
  return `${item.userId}/${item.notificationId}`;
}

export function unreadCount(items: readonly Notification[], userId: number, now: Date): number {
  return items.filter((item) => item.userId === userId && !item.isRead && isShown(item, now))
    .length;
}

/** From when on to ask: the latest known change, or 30 days back. */
export function syncFrom(items: readonly Notification[], userId: number, now: Date): string {
  const own = items.filter((item) => item.userId === userId).map((item) => item.modifiedAt);
  return own.toSorted().at(-1) ?? new Date(now.getTime() - FIRST_FETCH_DAYS * DAY_MS).toISOString();
}
