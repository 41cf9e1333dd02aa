import { authCalls } from "@shikkha/contract/auth/auth.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { prepareRequest } from "@shikkha/contract/kernel/request.ts";
import { API_BASE } from "../../lib/api-base.ts";

/** Where the browser goes to sign in; the provider's pages take the reader's language. */
export function ssoAddress(language: Language): string {
  return prepareRequest(API_BASE, authCalls.login, { query: { language } }).url;
}
