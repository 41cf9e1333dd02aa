import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { says } from "@shikkha/contract/kernel/field-message.ts";
import type { SettingName } from "@shikkha/contract/setting-names.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { SecretBox } from "../../platform/config/secret-box.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { findGroup } from "./settings.reads.ts";
import { type SecretChange, storeGroup } from "./settings.writes.ts";

interface Change {
  readonly group: SettingName;
  readonly version: number;
  readonly value: object & { readonly password?: string | undefined };
}

/** Where a stored password would be sent; changing it asks for the password again. */
const TARGET: Partial<Record<SettingName, string>> = { email: "host", sms: "url" };

/** Saves one group of settings. A password is stored sealed, left alone, or removed, and never audited. */
export async function saveGroup(
  box: SecretBox,
  { tx, record }: Write,
  { group, version, value }: Change,
): Promise<{ version: number }> {
  const { password, ...open } = value;
  const stored = await findGroup(tx, group);
  const before = (stored?.value ?? {}) as Record<string, unknown>;
  const target = TARGET[group];
  const isMoved =
    target !== undefined && before[target] !== (open as Record<string, unknown>)[target];
  if (isMoved && stored?.secret && password === undefined) {
    const message = says(
      "ঠিকানা বদলালে পাসওয়ার্ড আবার দিতে হবে",
      "When the address changes the password has to be given again",
    );
    throw new AppError(ERRORS.invalid, { fields: [{ path: "value.password", message }] });
  }
  const secret: SecretChange =
    password === undefined ? "keep" : password === "" ? null : box.seal(password);
  const saved = await storeGroup(tx, group, open, version, secret);
  record({
    target: { kind: "setting", id: group },
    before: stored?.value,
    after: { ...open, ...(password !== undefined && { passwordChanged: true }) },
  });
  return { version: saved };
}
