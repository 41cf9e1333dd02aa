import type { SessionPort } from "../calls/call-client.ts";
import { useAuth } from "./auth-store.ts";
import { useGeneral } from "./general-store.ts";
import { expireSession, renewSession } from "./session-actions.ts";

/** The session in local storage, as the call client sees it. */
export const storedSession: SessionPort = {
  token: () => useAuth.getState().token,
  dutyId: () => useAuth.getState().user?.activeJurisdiction.dutyId,
  language: () => useGeneral.getState().appLanguage,
  reread: () => void useAuth.persist.rehydrate(),
  renewed: renewSession,
  expired: expireSession,
};
