import * as z from "zod/mini";
import { emailSettings, SETTINGS_ERRORS, smsSettings } from "@shikkha/contract/settings.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { Write } from "../../platform/audit/audited.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sendMail } from "../../platform/notify/mail.ts";
import { TargetRefused } from "../../platform/notify/outgoing-target.ts";
import { sendSms } from "../../platform/notify/sms.ts";
import type { Platform } from "../../platform/platform.ts";
import { findGroup, openPassword } from "./settings.reads.ts";

const WORDS = {
  bn: {
    subject: "শিক্ষা মনিটরিং: পরীক্ষামূলক বার্তা",
    text: "এটি শিক্ষা মনিটরিং থেকে পাঠানো একটি পরীক্ষামূলক বার্তা।",
  },
  en: {
    subject: "Shikkha Monitoring: test message",
    text: "This is a test message from Shikkha Monitoring.",
  },
} as const;

export async function sendTestMail(
  platform: Platform,
  { tx, record }: Write,
  to: string,
  language: Language,
): Promise<{ answer: string }> {
  const stored = await findGroup(tx, "email");
  const settings = z.safeParse(emailSettings, stored?.value);
  if (!stored || !settings.success) throw new AppError(SETTINGS_ERRORS.notConfigured);
  const server = { ...settings.data, password: openPassword(platform.secrets, stored) };
  const answer = await told(() =>
    sendMail(server, { to, ...WORDS[language] }, platform.config.allowInnerTargets),
  );
  record({ target: { kind: "setting", id: "email" }, after: { to, answer } });
  return { answer };
}

export async function sendTestSms(
  platform: Platform,
  { tx, record }: Write,
  to: string,
  language: Language,
): Promise<{ answer: string }> {
  const stored = await findGroup(tx, "sms");
  const settings = z.safeParse(smsSettings, stored?.value);
  if (!stored || !settings.success) throw new AppError(SETTINGS_ERRORS.notConfigured);
  const gateway = { ...settings.data, password: openPassword(platform.secrets, stored) };
  const answer = await told(() =>
    sendSms(gateway, to, WORDS[language].text, platform.config.allowInnerTargets),
  );
  record({ target: { kind: "setting", id: "sms" }, after: { to, answer } });
  return { answer };
}

/** What the other side said is shown to the administrator, who asked for exactly that. */
async function told(send: () => Promise<string>): Promise<string> {
  try {
    return await send();
  } catch (cause) {
    if (cause instanceof TargetRefused)
      throw new AppError(SETTINGS_ERRORS.targetRefused, { cause, blanks: { host: cause.host } });
    const answer =
      (cause as { response?: string }).response ??
      (cause instanceof Error ? cause.message : String(cause));
    throw new AppError(SETTINGS_ERRORS.sendingFailed, { cause, blanks: { answer } });
  }
}
