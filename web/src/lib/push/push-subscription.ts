import { preferenceCalls } from "@shikkha/contract/notices/preferences.ts";
import { callApi } from "../calls/call-api.ts";

export type PushState = "on" | "off" | "blocked" | "unsupported";

/** Whether this browser gets push messages, and if not, whether it could. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return (await findSubscription()) ? "on" : "off";
}

function isSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function findSubscription(): Promise<PushSubscription | undefined> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? undefined;
}

/** Asks the browser for permission, subscribes it to this server, and tells the server. */
export async function switchPushOn(pushKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  // A subscription to another key, such as before the server's secret was changed, takes no message of ours.
  if (old && keyOf(old) !== pushKey) await old.unsubscribe();
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { keys } = made.toJSON();
  await callApi(preferenceCalls.subscribe, {
    body: { endpoint: made.endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
  });
  return "on";
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Takes the subscription back, here and at the server; nothing happens where there is none. */
export async function switchPushOff(): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  const subscription = await findSubscription();
  if (!subscription) return "off";
  await callApi(preferenceCalls.unsubscribe, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return "off";
}
