import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { MemoryAdapter } from "../src/domains/auth/demo-provider/memory-adapter.ts";

export interface ForeignProvider {
  readonly issuer: string;
  stop(): Promise<void>;
}

/** A separate, honest OpenID provider on a port of its own, which signs in the given person without asking. */
export async function startForeignProvider(
  redirectUri: string,
  username: string,
): Promise<ForeignProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: "client-of-the-test",
        client_secret: "a secret",
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    adapter: MemoryAdapter,
    jwks: {
      keys: [
        {
          ...generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
            format: "jwk",
          }),
          use: "sig",
          alg: "RS256",
        },
      ],
    },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    claims: { openid: ["sub"], profile: ["preferred_username"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: username }),
    }),
    loadExistingGrant: async (context) => {
      const grant = new provider.Grant({
        clientId: context.oidc.client?.clientId ?? "",
        accountId: context.oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid profile");
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  server.on("request", (request, response) => {
    if (request.url?.startsWith("/interaction/")) {
      void provider.interactionFinished(request, response, { login: { accountId: "account-1" } });
    } else void callback(request, response);
  });
  return { issuer, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Follows redirects as a browser does, with its cookies, until one leads to an address that begins with `until`. */
export async function browse(from: string, until: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = from;
  for (let hop = 0; hop < 10; hop += 1) {
    if (url.startsWith(until)) return url;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    url = new URL(answer.headers.get("location") ?? "", url).href;
  }
  throw new Error(`The way from ${from} did not lead to ${until}`);
}
