import { says } from "../kernel/field-message.ts";
import { searchKey } from "../kernel/text.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Why a password may not be used by this person, or undefined when it may. */
export function weakness(password: string, about: readonly string[]): string | undefined {
  const folded = searchKey(password);
  if (isCommonPassword(folded) || new Set(folded).size < 4) {
    return says("এই পাসওয়ার্ড খুব সহজে অনুমান করা যায়", "This password is too easy to guess");
  }
  const parts = about
    .flatMap((text) => searchKey(text).split(/[\s.@_-]+/))
    .filter((part) => part.length >= 4);
  return parts.some((part) => folded.includes(part))
    ? says(
        "পাসওয়ার্ডে নাম, ব্যবহারকারীর নাম বা ফোন নম্বর রাখা যাবে না",
        "The password must not hold the name, user name or phone number",
      )
    : undefined;
}
