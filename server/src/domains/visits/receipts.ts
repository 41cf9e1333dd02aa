import { createHash, createPublicKey, type KeyObject, sign } from "node:crypto";
import { type Receipt, receiptText, signedText } from "@shikkha/contract/visits/receipt.ts";

/** What a submission is known by. */
export function submissionHash(submission: object): string {
  return createHash("sha256").update(receiptText(submission)).digest("hex");
}

/** Says, in a way that can be checked years later without us, that this was submitted then. */
export function signReceipt(
  key: KeyObject,
  stated: Pick<Receipt, "number" | "at" | "hash">,
): string {
  return sign(null, Buffer.from(signedText(stated)), key).toString("base64url");
}

export function publicKeyText(key: KeyObject): string {
  return createPublicKey(key).export({ type: "spki", format: "der" }).toString("base64url");
}
