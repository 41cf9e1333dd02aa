import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { CALL_HEADER, prepareRequest } from "@shikkha/contract/kernel/request.ts";

/** The headers of the administrator, who sees the whole country. */
export async function signIn(base: string): Promise<Record<string, string>> {
  const { url } = prepareRequest(base, authCalls.startSessionDev, { query: { username: "admin" } });
  const answer = await fetch(url, { headers: { [CALL_HEADER]: "1" } });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}`, [CALL_HEADER]: "1" };
}
