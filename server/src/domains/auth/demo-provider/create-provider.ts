import { generateKeyPairSync, randomBytes } from "node:crypto";
import Provider, { interactionPolicy } from "oidc-provider";
import type { Config } from "../../../platform/config/config.ts";
import { callbackAddress } from "../sso/callback-address.ts";
import { MemoryAdapter } from "./memory-adapter.ts";

/** A certified OpenID provider with one client, ours, and accounts that need no password. Keys live as long as the process. */
export function createProvider(config: Config): Provider {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  // Everyone chooses anew each time: that is what a demo is for.
  policy.get("login")?.checks.add(
    new interactionPolicy.Check("choose_account", "an account has to be chosen", (context) => {
      const chosen = context.oidc.result?.login !== undefined;
      return chosen
        ? interactionPolicy.Check.NO_NEED_TO_PROMPT
        : interactionPolicy.Check.REQUEST_PROMPT;
    }),
  );
  return new Provider(config.oidc.issuer, {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: config.oidc.clientId,
        client_secret: config.oidc.clientSecret,
        redirect_uris: [callbackAddress(config)],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    pkce: { required: () => true },
    claims: { openid: ["sub"], profile: ["preferred_username"] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id }),
    }),
    loadExistingGrant: grantEverything,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_context, interaction) => `/idp/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 300,
      Interaction: 3600,
      Session: 3600,
    },
  });
}

/** The one client is our own, so nobody is asked for consent. */
const grantEverything: NonNullable<
  ConstructorParameters<typeof Provider>[1]
>["loadExistingGrant"] = async (context) => {
  const { client, session, provider } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope("openid profile");
  await grant.save();
  return grant;
};
