import * as z from "zod/mini";
import { emailSettings, smsSettings } from "@shikkha/contract/settings.ts";
import type { SecretBox } from "../../platform/config/secret-box.ts";
import type { Database } from "../../platform/db/database.ts";
import type { MailServer } from "../../platform/notify/mail.ts";
import type { SmsGateway } from "../../platform/notify/sms.ts";
import { findGroup, openPassword } from "./settings.reads.ts";

/** The mail server to send through, with its password; undefined where none is set. */
export async function findMailServer(
  db: Database,
  secrets: SecretBox,
): Promise<MailServer | undefined> {
  const stored = await findGroup(db, "email");
  const settings = z.safeParse(emailSettings, stored?.value);
  if (!stored || !settings.success) return undefined;
  return { ...settings.data, password: openPassword(secrets, stored) };
}

/** The SMS gateway to send through, with its password; undefined where none is set. */
export async function findSmsGateway(
  db: Database,
  secrets: SecretBox,
): Promise<SmsGateway | undefined> {
  const stored = await findGroup(db, "sms");
  const settings = z.safeParse(smsSettings, stored?.value);
  if (!stored || !settings.success) return undefined;
  return { ...settings.data, password: openPassword(secrets, stored) };
}
