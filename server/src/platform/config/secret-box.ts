import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** A secret as it is stored: AES-256-GCM, with the id of the key that opens it. */
export interface SealedSecret {
  readonly keyId: string;
  readonly sealed: Buffer;
}

export interface SecretBox {
  /** Tells secrets of one key from those of another. */
  readonly keyId: string;
  seal(text: string): SealedSecret;
  /** Throws when the key is another or a byte was changed. */
  open(secret: SealedSecret): string;
}

const NONCE = 12;
const TAG = 16;

export function createSecretBox(secretKey: string): SecretBox {
  const key = new Uint8Array(
    hkdfSync("sha256", secretKey, "shikkha-monitoring", "stored-secrets", 32),
  );
  const keyId = createHash("sha256").update(key).digest("hex").slice(0, 16);
  return {
    keyId,
    seal(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(keyId));
      const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return { keyId, sealed: Buffer.concat([nonce, cipher.getAuthTag(), content]) };
    },
    open(secret) {
      if (secret.keyId !== keyId) throw new Error("The secret was stored with another key");
      const cipher = createDecipheriv("aes-256-gcm", key, secret.sealed.subarray(0, NONCE)).setAAD(
        Buffer.from(keyId),
      );
      cipher.setAuthTag(secret.sealed.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([
        cipher.update(secret.sealed.subarray(NONCE + TAG)),
        cipher.final(),
      ]).toString("utf8");
    },
  };
}
