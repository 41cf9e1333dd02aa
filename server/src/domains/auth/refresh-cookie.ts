import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import type { Keys } from "../../platform/config/keys.ts";

/** The session and the secret a refresh cookie carries; the mark proves we issued it. */
export interface RefreshCookie {
  readonly sessionId: string;
  readonly secret: string;
}

const MAX_AGE_SECONDS = 30 * 86_400;

export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The secret that follows another: computed, so that a browser that missed the answer can be given it again. */
export function nextSecret(keys: Keys, { sessionId, secret }: RefreshCookie): string {
  return keys.fingerprint("refresh-next", `${sessionId}.${secret}`);
}

/** What the database keeps of a secret. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

export function readRefreshCookie(
  keys: Keys,
  config: Config,
  request: FastifyRequest,
): RefreshCookie | undefined {
  const [sessionId, secret, mark] = (request.cookies[cookieName(config)] ?? "").split(".");
  if (!sessionId || !secret || !mark) return undefined;
  const wanted = Buffer.from(markOf(keys, sessionId, secret));
  const given = Buffer.from(mark);
  return wanted.length === given.length && timingSafeEqual(wanted, given)
    ? { sessionId, secret }
    : undefined;
}

export function writeRefreshCookie(
  keys: Keys,
  config: Config,
  reply: FastifyReply,
  { sessionId, secret }: RefreshCookie,
): void {
  const value = `${sessionId}.${secret}.${markOf(keys, sessionId, secret)}`;
  reply.setCookie(cookieName(config), value, { ...attributes(config), maxAge: MAX_AGE_SECONDS });
}

export function clearRefreshCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config), attributes(config));
}

function markOf(keys: Keys, sessionId: string, secret: string): string {
  return keys.fingerprint("refresh-mark", `${sessionId}.${secret}`);
}

function cookieName(config: Config): string {
  return hostName(config, "shikkha-refresh");
}

/** Browsers take the __Host- name over https only; plain http is for a demo on the machine itself. */
export function hostName(config: Config, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

function attributes(config: Config) {
  return { httpOnly: true, secure: isSecure(config), sameSite: "strict", path: "/" } as const;
}

export function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith("https://");
}
