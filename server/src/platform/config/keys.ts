import {
  createECDH,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
} from "node:crypto";

/** The header of a PKCS #8 Ed25519 key; the 32 bytes of seed follow it. */
const ED25519_PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

/** Keys derived from the one secret, so that every copy of the server has the same and none is stored. */
export interface Keys {
  readonly tokenPrivate: KeyObject;
  readonly tokenPublic: KeyObject;
  readonly flowCookie: Uint8Array;
  /** Signs what is kept outside the database to prove its state on a day. */
  readonly digestPrivate: KeyObject;
  readonly digestPublic: KeyObject;
  /** Signs receipts for what was handed in. */
  readonly receiptPrivate: KeyObject;
  /** By which push services know this server (VAPID), both halves in base64url. */
  readonly push: { readonly publicKey: string; readonly privateKey: string };
  /** Keyed fingerprints for what must be recognised as ours, such as refresh cookies. */
  fingerprint(purpose: string, text: string): string;
}

export function deriveKeys(secretKey: string): Keys {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync("sha256", secretKey, "shikkha-monitoring", purpose, 32));
  const pair = (purpose: string) => {
    const key = Buffer.concat([ED25519_PKCS8, derive(purpose)]);
    const privateKey = createPrivateKey({ key, format: "der", type: "pkcs8" });
    return { privateKey, publicKey: createPublicKey(privateKey) };
  };
  const token = pair("access-token");
  const digest = pair("audit-digest");
  const fingerprintKey = derive("fingerprint");
  const push = createECDH("prime256v1");
  push.setPrivateKey(derive("web-push"));
  return {
    tokenPrivate: token.privateKey,
    tokenPublic: token.publicKey,
    digestPrivate: digest.privateKey,
    digestPublic: digest.publicKey,
    receiptPrivate: pair("receipt").privateKey,
    flowCookie: derive("sign-on-flow"),
    push: {
      publicKey: push.getPublicKey("base64url"),
      privateKey: push.getPrivateKey("base64url"),
    },
    fingerprint: (purpose, text) =>
      createHmac("sha256", fingerprintKey).update(`${purpose}\n${text}`).digest("base64url"),
  };
}
