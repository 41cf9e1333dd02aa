import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** What an issuer of bad will changes in the ID token it gives out. */
export interface Tampering {
  readonly claims?: JWTPayload;
  readonly foreignKey?: boolean;
  readonly unsigned?: boolean;
  readonly expired?: boolean;
  readonly noIdToken?: boolean;
}

export interface HostileIssuer {
  readonly url: string;
  tampering: Tampering;
  /** The nonce the relying party sent, as the authorization request carried it. */
  nonce: string;
  stop(): Promise<void>;
}

const CLIENT = "shikkha-monitoring";

/** A hand-made issuer, because no honest implementation gives hostile answers. It takes each code once. */
export async function startHostileIssuer(username: string): Promise<HostileIssuer> {
  const own = await generateKeyPair("RS256", { extractable: true });
  const foreign = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "1", alg: "RS256", use: "sig" };
  const used = new Set<string>();
  let url = "";

  const idToken = async (issuer: HostileIssuer): Promise<string> => {
    const { claims, foreignKey, unsigned, expired } = issuer.tampering;
    const payload = {
      sub: "1",
      preferred_username: username,
      nonce: issuer.nonce,
      iss: url,
      aud: CLIENT,
      ...claims,
    };
    const token = await new SignJWT(payload)
      .setProtectedHeader({ alg: "RS256", kid: "1" })
      .setIssuedAt()
      .setExpirationTime(expired ? Math.floor(Date.now() / 1000) - 3600 : "5m")
      .sign(foreignKey ? foreign.privateKey : own.privateKey);
    if (!unsigned) return token;
    return `${Buffer.from('{"alg":"none"}').toString("base64url")}.${token.split(".")[1]}.`;
  };

  const server = createServer(async (request, response) => {
    const json = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url?.startsWith("/.well-known/")) {
      return json(200, {
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      });
    }
    if (request.url === "/jwks") return json(200, { keys: [jwk] });
    let form = "";
    for await (const chunk of request) form += String(chunk);
    const code = new URLSearchParams(form).get("code") ?? "";
    if (used.has(code)) return json(400, { error: "invalid_grant" });
    used.add(code);
    return json(200, {
      access_token: "a",
      token_type: "Bearer",
      ...(!issuer.tampering.noIdToken && { id_token: await idToken(issuer) }),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer: HostileIssuer = {
    url,
    tampering: {},
    nonce: "",
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return issuer;
}
