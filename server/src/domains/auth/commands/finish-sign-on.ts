import { SIGN_IN_REFUSED_ACTION } from "@shikkha/contract/auth/auth.ts";
import { AUTH_ERRORS } from "@shikkha/contract/auth/errors.ts";
import type { ErrorKind } from "@shikkha/contract/kernel/errors.ts";
import { audited } from "../../../platform/audit/audited.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findPersonId } from "../auth.reads.ts";
import { insertTicket } from "../auth.writes.ts";
import { newSecret, secretHash } from "../refresh-cookie.ts";
import type { Flow } from "../sso/flow-cookie.ts";
import type { RelyingParty } from "../sso/relying-party.ts";
import { webAddress } from "../sso/web-address.ts";

interface Source {
  readonly address: string;
  readonly requestId: string;
}

/** The provider's answer becomes a one-time ticket, or a refusal that is noted; either way the browser goes on to the web application. */
export async function finishSignOn(
  platform: Platform,
  party: RelyingParty,
  flow: Flow | undefined,
  search: string,
  source: Source,
): Promise<string> {
  const username = flow && (await party.finish(search, flow));
  if (!flow || username === undefined)
    return refuse(platform, source, AUTH_ERRORS.refusedByProvider, "unknown");
  const personId = await findPersonId(platform.db, username);
  if (personId === undefined) return refuse(platform, source, AUTH_ERRORS.unknownAccount, username);
  const token = newSecret();
  const ticket = { hash: secretHash(token), personId, browserHash: secretHash(flow.browser) };
  await platform.db.transaction().execute((tx) => insertTicket(tx, ticket));
  return webAddress(platform.config, { username, token });
}

async function refuse(
  platform: Platform,
  source: Source,
  kind: ErrorKind,
  username: string,
): Promise<string> {
  await audited(
    platform.db,
    { ...source, action: SIGN_IN_REFUSED_ACTION, actor: undefined },
    async ({ record }) =>
      record({ target: { kind: "person", id: username }, after: { code: kind.code } }),
  );
  return webAddress(platform.config, { error: String(kind.code) });
}
