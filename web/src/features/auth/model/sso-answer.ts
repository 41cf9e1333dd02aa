import { AUTH_ERRORS } from "@shikkha/contract/auth/errors.ts";
import type { ErrorKind } from "@shikkha/contract/kernel/errors.ts";

export interface Ticket {
  readonly username: string;
  readonly token: string;
}

/** What the single sign-on sent the browser back with: a ticket, or the reason there is none. */
export type SsoAnswer = { readonly ticket: Ticket } | { readonly refusal: ErrorKind };

export function readSsoAnswer(search: string): SsoAnswer {
  const query = new URLSearchParams(search);
  const username = query.get("username");
  const token = query.get("token");
  if (username && token) return { ticket: { username, token } };
  const code = Number(query.get("error"));
  const refusal = Object.values(AUTH_ERRORS).find((kind) => kind.code === code);
  return { refusal: refusal ?? AUTH_ERRORS.refusedByProvider };
}
