import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { idText } from "../kernel/numbers.ts";
import { languageSchema } from "../kernel/language.ts";
import { guestLoginBody } from "./guest-login.ts";
import { signedInSchema } from "./user.ts";

export const SIGN_IN_ACTION = auditAction("auth.signIn", "SIGN_IN", "লগইন", "Signed in");
export const SIGN_OUT_ACTION = auditAction("auth.signOut", "SIGN_OUT", "লগআউট", "Signed out");
/** A refresh cookie that had been replaced was used again: someone else may hold it, so the session is over. */
export const REPLAY_ACTION = auditAction(
  "auth.replayedCookie",
  "REFUSED",
  "পুরোনো কুকির পুনর্ব্যবহার",
  "Replayed refresh cookie",
);
export const SIGN_IN_REFUSED_ACTION = auditAction(
  "auth.signInRefused",
  "REFUSED",
  "লগইন প্রত্যাখ্যাত",
  "Sign-in refused",
);

const name = z.string().check(z.minLength(1), z.maxLength(100));

export const authCalls = defineCalls("auth", {
  login: defineCall({
    method: "GET",
    path: "/sso/login",
    summary: "Begins the single sign-on: sends the browser to the OpenID provider",
    permission: "public",
    jurisdiction: "everyone",
    mostPerMinute: 60,
    query: z.strictObject({ language: z.optional(languageSchema) }),
    response: "redirect",
  }),
  callback: defineCall({
    method: "GET",
    path: "/sso/callback",
    summary: "Where the OpenID provider sends the browser back to",
    permission: "public",
    jurisdiction: "everyone",
    mostPerMinute: 60,
    response: "redirect",
  }),
  startSession: defineCall({
    method: "GET",
    path: "/sso/start-session",
    summary: "Exchanges the one-time ticket of a sign-on for a session",
    permission: "public",
    jurisdiction: "everyone",
    mostPerMinute: 60,
    audit: SIGN_IN_ACTION,
    query: z.strictObject({ username: name, token: name }),
    response: signedInSchema,
  }),
  startSessionDev: defineCall({
    method: "GET",
    path: "/sso/start-session-dev",
    summary: "Demo mode only: a session for a demo account without the provider",
    permission: "public",
    jurisdiction: "everyone",
    audit: SIGN_IN_ACTION,
    query: z.strictObject({ username: name }),
    response: signedInSchema,
  }),
  refresh: defineCall({
    method: "GET",
    path: "/sso/refresh",
    summary: "A new token for the refresh cookie, which is replaced",
    permission: "public",
    jurisdiction: "own",
    changesState: true,
    mostPerMinute: 120,
    response: signedInSchema,
  }),
  switchDuty: defineCall({
    method: "GET",
    path: "/sso/switch-duty/{dutyId}",
    summary: "Makes another of the caller's duties the active one",
    permission: "signedIn",
    jurisdiction: "own",
    audit: auditAction("auth.switchDuty", "UPDATE", "দায়িত্ব পরিবর্তন", "Switched duty"),
    params: z.strictObject({ dutyId: idText() }),
    response: signedInSchema,
  }),
  logout: defineCall({
    method: "POST",
    path: "/sso/logout",
    summary: "Ends the session of the refresh cookie",
    permission: "public",
    jurisdiction: "own",
    mostPerMinute: 60,
    audit: SIGN_OUT_ACTION,
    response: z.object({ signedOut: z.boolean() }),
  }),
  guestLogin: defineCall({
    method: "POST",
    path: "/auth/guest-login",
    summary: "A session for a guest user by name and password",
    permission: "public",
    jurisdiction: "everyone",
    mostPerMinute: 20,
    audit: SIGN_IN_ACTION,
    body: guestLoginBody,
    response: signedInSchema,
  }),
});
