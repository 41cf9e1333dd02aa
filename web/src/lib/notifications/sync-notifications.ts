import { syncCalls } from "@shikkha/contract/notices/sync.ts";
import { callApi } from "../calls/call-api.ts";
import { syncFrom } from "./notification.ts";
import { takeInNotifications, useNotifications } from "./notification-store.ts";

/** Fetches what changed in a person's notices since the newest known change, or in the last 30 days. */
export async function syncNotifications(userId: number): Promise<void> {
  const { items } = useNotifications.getState();
  useNotifications.setState({ status: "loading" });
  try {
    const time = syncFrom(items, userId, new Date());
    takeInNotifications(await callApi(syncCalls.since, { query: { time } }), new Date());
  } catch {
    useNotifications.setState({ status: "error" });
  }
}
