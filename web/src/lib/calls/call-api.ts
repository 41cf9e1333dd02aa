import { API_BASE } from "../api-base.ts";
import { storedSession } from "../session/stored-session.ts";
import { createCallClient } from "./call-client.ts";

const REFRESH_LOCK = "shikkha-refresh";

/** Web Locks reach over all tabs of this site; where they are missing each tab still refreshes only once at a time. */
async function exclusively(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(REFRESH_LOCK, work);
}

/** Makes a call of the contract. Fails with a CallError, or with the abort reason when the signal ends it. */
export const callApi = createCallClient({
  base: API_BASE,
  fetch: (url, init) => fetch(url, init),
  session: storedSession,
  exclusively,
});
