import { EncryptJWT, jwtDecrypt } from "jose";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../platform/config/config.ts";
import type { Keys } from "../../../platform/config/keys.ts";
import { hostName, isSecure } from "../refresh-cookie.ts";

/** What the browser that began a sign-on carries until it ends; encrypted, so that the server need not remember it. */
export interface Flow {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly browser: string;
}

const MINUTES = 10;

export async function writeFlow(
  keys: Keys,
  config: Config,
  reply: FastifyReply,
  flow: Flow,
): Promise<void> {
  const value = await new EncryptJWT({ ...flow })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(`${MINUTES}m`)
    .encrypt(keys.flowCookie);
  reply.setCookie(nameFor(config), value, { ...attributes(config), maxAge: MINUTES * 60 });
}

export async function readFlow(
  keys: Keys,
  config: Config,
  request: FastifyRequest,
): Promise<Flow | undefined> {
  const value = request.cookies[nameFor(config)];
  if (value === undefined) return undefined;
  try {
    const { payload } = await jwtDecrypt<Flow>(value, keys.flowCookie);
    return payload;
  } catch {
    return undefined;
  }
}

export function clearFlow(config: Config, reply: FastifyReply): void {
  reply.clearCookie(nameFor(config), attributes(config));
}

function nameFor(config: Config): string {
  return hostName(config, "shikkha-sign-on");
}

/** Lax, because the provider sends the browser back from another site. */
function attributes(config: Config) {
  return { httpOnly: true, secure: isSecure(config), sameSite: "lax", path: "/" } as const;
}
