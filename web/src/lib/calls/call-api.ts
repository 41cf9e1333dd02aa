import { API_BASE } from "../api-base.ts";
import { storedSession } from "../session/stored-session.ts";
import { createCallClient } from "./call-client.ts";
import { exclusively } from "./exclusively.ts";

/** Makes a call of the contract. Fails with a CallError, or with the abort reason when the signal ends it. */
export const callApi = createCallClient({
  base: API_BASE,
  fetch: (url, init) => fetch(url, init),
  session: storedSession,
  exclusively,
});
