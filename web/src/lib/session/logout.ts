import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { callApi } from "../calls/call-api.ts";
import { resetSession } from "./session-actions.ts";

/** What is pushed to a browser is for the person who switched it on; whoever signs out takes it along. */
async function stopPush(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

/** Signs out here at once. The server's session ends by its cookie; if it cannot be reached, it runs out by itself. */
export function logout(): void {
  resetSession();
  stopPush().catch(() => undefined);
  callApi(authCalls.logout, {}).catch(() => undefined);
}
