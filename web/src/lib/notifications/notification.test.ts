import { describe, expect, it } from "vitest";
import { mergeNotifications, type Notification, syncFrom, unreadCount } from "./notification.ts";

const NOW = new Date("2026-11-15T06:00:00Z");

function incoming(notificationId: number, given: Partial<Notification> = {}): Notification {
  return {
    notificationId,
    userId: 1,
    isVisible: true,
    isRead: false,
    expiresAt: null,
    modifiedAt: `2026-11-0${notificationId}T00:00:00Z`,
    ...given,
  };
}

function stored(notificationId: number, given: Partial<Notification> = {}): Notification {
  return incoming(notificationId, given);
}

describe("merging notifications", () => {
  it("takes new ones as unread, newest first", () => {
    const merged = mergeNotifications(
      [stored(1, { isRead: true })],
      [incoming(3), incoming(2)],
      NOW,
    );
    expect(merged.map((item) => [item.notificationId, item.isRead])).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ]);
  });

  it("drops what is hidden or has expired", () => {
    const gone = [
      incoming(1, { isVisible: false }),
      incoming(2, { expiresAt: "2026-11-14T00:00:00Z" }),
    ];
    expect(
      mergeNotifications([stored(1), stored(3, { expiresAt: "2026-11-01T00:00:00Z" })], gone, NOW),
    ).toEqual([]);
  });

  it("keeps what was read as read, until it is changed", () => {
    const read = stored(1, { isRead: true });
    expect(mergeNotifications([read], [incoming(1)], NOW)[0]?.isRead).toBe(true);
    expect(
      mergeNotifications([read], [incoming(1, { modifiedAt: "2026-11-10T00:00:00Z" })], NOW)[0]
        ?.isRead,
    ).toBe(false);
  });

  it("takes over what was read on another device", () => {
    expect(mergeNotifications([stored(1)], [incoming(1, { isRead: true })], NOW)[0]?.isRead).toBe(
      true,
    );
  });

  it("keeps people apart who share a browser", () => {
    const merged = mergeNotifications([stored(1, { userId: 2, isRead: true })], [incoming(1)], NOW);
    expect(merged).toHaveLength(2);
    expect(unreadCount(merged, 1, NOW)).toBe(1);
    expect(unreadCount(merged, 2, NOW)).toBe(0);
  });
});

describe("where the next sync begins", () => {
  it("is the person's latest change, or 30 days back", () => {
    expect(syncFrom([stored(1), stored(4), stored(9, { userId: 2 })], 1, NOW)).toBe(
      "2026-11-04T00:00:00Z",
    );
    expect(syncFrom([], 1, NOW)).toBe("2026-10-16T06:00:00.000Z");
  });
});
