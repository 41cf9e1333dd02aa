import { SETTINGS_ERRORS } from "@shikkha/contract/settings.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { Write } from "../../platform/audit/audited.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sendMail } from "../../platform/notify/mail.ts";
import { TargetRefused } from "../../platform/notify/outgoing-target.ts";
import { sendSms } from "../../platform/notify/sms.ts";
import type { Platform } from "../../platform/platform.ts";
import { findMailServer, findSmsGateway } from "./sending.reads.ts";

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
  { secrets, config }: Platform,
  { tx, record }: Write,
  to: string,
  language: Language,
): Promise<{ answer: string }> {
  const server = await findMailServer(tx, secrets);
  if (!server) throw new AppError(SETTINGS_ERRORS.notConfigured);
  const answer = await told(() =>
    sendMail(server, { to, ...WORDS[language] }, config.allowInnerTargets),
  );
  record({ target: { kind: "setting", id: "email" }, after: { to, answer } });
  return { answer };
}

export async function sendTestSms(
  { secrets, config }: Platform,
  { tx, record }: Write,
  to: string,
  language: Language,
): Promise<{ answer: string }> {
  const gateway = await findSmsGateway(tx, secrets);
  if (!gateway) throw new AppError(SETTINGS_ERRORS.notConfigured);
  const answer = await told(() =>
    sendSms(gateway, { to, message: WORDS[language].text }, config.allowInnerTargets),
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
    const answer = cause instanceof Error ? cause.message : String(cause);
    throw new AppError(SETTINGS_ERRORS.sendingFailed, { cause, blanks: { answer } });
  }
}
