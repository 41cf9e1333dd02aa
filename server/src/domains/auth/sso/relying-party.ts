import * as oidc from "openid-client";
import { AUTH_ERRORS } from "@shikkha/contract/auth/errors.ts";
import type { Config } from "../../../platform/config/config.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { callbackAddress } from "./callback-address.ts";
import type { Flow } from "./flow-cookie.ts";

/** Our side of OpenID Connect: the authorization code flow with PKCE, at any configured issuer. */
export class RelyingParty {
  readonly #config: Config;
  #client: Promise<oidc.Configuration> | undefined;

  constructor(config: Config) {
    this.#config = config;
  }

  /** Where to send the browser, and what has to be remembered until it comes back. */
  async begin(language: string): Promise<{ url: string; flow: Flow }> {
    const verifier = oidc.randomPKCECodeVerifier();
    const flow = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier,
      browser: oidc.randomState(),
    };
    const url = oidc.buildAuthorizationUrl(await this.#discovered(), {
      redirect_uri: this.#callback,
      scope: "openid profile",
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state: flow.state,
      nonce: flow.nonce,
      ui_locales: language,
    });
    return { url: url.href, flow };
  }

  /** The user name the provider vouches for; undefined whenever anything about its answer is not as it must be. */
  async finish(search: string, flow: Flow): Promise<string | undefined> {
    const client = await this.#discovered();
    try {
      const tokens = await oidc.authorizationCodeGrant(client, new URL(this.#callback + search), {
        pkceCodeVerifier: flow.verifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      });
      const name = tokens.claims()?.[this.#config.oidc.usernameClaim];
      return typeof name === "string" && name !== "" ? name : undefined;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      if (error instanceof TypeError)
        throw new AppError(AUTH_ERRORS.providerAway, { cause: error });
      throw error;
    }
  }

  get #callback(): string {
    return callbackAddress(this.#config);
  }

  /** Found at the first sign-on, because the demo provider is served by this very process. */
  async #discovered(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#config.oidc;
    // The token endpoint's TLS would do by the standard; we ask for the signature all the same.
    const checks = [
      oidc.enableNonRepudiationChecks,
      ...(issuer.startsWith("http://") ? [oidc.allowInsecureRequests] : []),
    ];
    this.#client ??= oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute: checks,
    });
    try {
      return await this.#client;
    } catch (cause) {
      this.#client = undefined;
      throw new AppError(AUTH_ERRORS.providerAway, { cause });
    }
  }
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof oidc.ClientError ||
    error instanceof oidc.ResponseBodyError ||
    error instanceof oidc.AuthorizationResponseError ||
    error instanceof oidc.WWWAuthenticateChallengeError ||
    (error instanceof TypeError && "code" in error)
  );
}
