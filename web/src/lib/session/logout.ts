import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { callApi } from "../calls/call-api.ts";
import { resetSession } from "./session-actions.ts";

/** Signs out here at once. The server's session ends by its cookie; if it cannot be reached, it runs out by itself. */
export function logout(): void {
  resetSession();
  callApi(authCalls.logout, {}).catch(() => undefined);
}
