import * as z from "zod/mini";
import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import { type Channel, notificationSettings } from "@shikkha/contract/settings.ts";
import type { Database } from "../../platform/db/database.ts";
import type { SystemMessage } from "../notices/notices.lookup.ts";
import { findSetting } from "../settings/settings.lookup.ts";

type Message = Omit<SystemMessage, "personIds">;

/** What is said, and by which channels, while administrators have not decided otherwise. */
const CHANNELS: readonly Channel[] = ["SMS", "EMAIL"];

async function readSettings(db: Database) {
  const stored = z.safeParse(notificationSettings, await findSetting(db, "notification"));
  return stored.success ? stored.data : undefined;
}

export async function readReturnMessage(db: Database, year: number): Promise<Message> {
  const settings = await readSettings(db);
  const bn = toBengaliDigits(String(year));
  return {
    kind: "PLAN_RETURNED",
    title: {
      bn: `${bn} সালের পরিকল্পনা সংশোধনের জন্য ফেরত এসেছে`,
      en: `Your plan of ${year} was returned for revision`,
    },
    body: {
      bn: "তত্ত্বাবধায়কের মন্তব্য ও চিহ্নিত পরিদর্শনগুলো দেখে সংশোধন করুন এবং আবার জমা দিন।",
      en: "Read the supervisor's comment, correct the marked visits and submit the plan again.",
    },
    message:
      settings?.rejection.message ??
      `${bn} সালের মনিটরিং পরিকল্পনা সংশোধনের জন্য ফেরত এসেছে। সংশোধন করে আবার জমা দিন। -মাউশি`,
    link: `/my-plan/${year}`,
    channels: settings?.rejection.media ?? CHANNELS,
  };
}

export async function readReminderMessage(db: Database, year: number): Promise<Message> {
  const settings = await readSettings(db);
  const bn = toBengaliDigits(String(year));
  return {
    kind: "PLAN_REMINDER",
    title: {
      bn: `${bn} সালের পরিকল্পনা এখনো জমা হয়নি`,
      en: `Your plan of ${year} is not submitted yet`,
    },
    body: {
      bn: "বার্ষিক মনিটরিং পরিকল্পনা সময়মতো জমা দিন।",
      en: "Submit your annual monitoring plan in time.",
    },
    message:
      settings?.reminder.message ??
      `${bn} সালের বার্ষিক মনিটরিং পরিকল্পনা এখনো জমা হয়নি। অনুগ্রহ করে সময়মতো জমা দিন। -মাউশি`,
    link: `/my-plan/${year}`,
    channels: settings?.reminder.media ?? CHANNELS,
  };
}

/** The new deadline of a session, for everyone who has not submitted. */
export async function readDeadlineMessage(
  db: Database,
  year: number,
  deadline: string,
): Promise<Message> {
  const settings = await readSettings(db);
  const [y, m, d] = deadline.split("-");
  const shown = `${d}-${m}-${y}`;
  const bn = toBengaliDigits(String(year));
  return {
    kind: "PLAN_DEADLINE_MOVED",
    title: {
      bn: `${bn} সালের পরিকল্পনা জমার শেষ তারিখ ${toBengaliDigits(shown)}`,
      en: `The plan of ${year} is due on ${shown}`,
    },
    body: {
      bn: `পরিকল্পনা জমার শেষ তারিখ পরিবর্তন করে ${toBengaliDigits(shown)} করা হয়েছে।`,
      en: `The last day to submit the plan is now ${shown}.`,
    },
    message: `${bn} সালের পরিকল্পনা জমার শেষ তারিখ ${toBengaliDigits(shown)}। -মাউশি`,
    link: `/my-plan/${year}`,
    channels: settings?.reminder.media ?? CHANNELS,
  };
}
