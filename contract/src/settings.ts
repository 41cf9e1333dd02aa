import * as z from "zod/mini";
import { auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { errorKind } from "./kernel/errors.ts";
import { says } from "./kernel/field-message.ts";
import { emailAddress, mobileNumber, requiredText } from "./kernel/text.ts";
import { webAddress } from "./text-rules.ts";

export const CHANNELS = ["SMS", "EMAIL", "PUSH"] as const;
export type Channel = (typeof CHANNELS)[number];

export const MESSAGE_LIMIT = 160;
export const FILE_LIMITS = { megabytes: 5, files: 5 } as const;

export const SETTINGS_ERRORS = {
  notConfigured: errorKind(5001, 409, "আগে সেটিংস সংরক্ষণ করুন।", "Save the settings first."),
  targetRefused: errorKind(
    5002,
    422,
    "এই ঠিকানায় পাঠানো অনুমোদিত নয়: {host}",
    "Sending to this address is not allowed: {host}",
  ),
  sendingFailed: errorKind(
    5003,
    422,
    "পাঠানো যায়নি। সার্ভারের উত্তর: {answer}",
    "It could not be sent. The server answered: {answer}",
  ),
} as const;

const media = z
  .array(z.enum(CHANNELS))
  .check(z.minLength(1, { error: says("অন্তত একটি মাধ্যম বেছে নিন", "Choose at least one medium") }));

const message = z.strictObject({ message: requiredText(MESSAGE_LIMIT), media });

const host = z.string().check(
  z.trim(),
  z.maxLength(253),
  z.regex(
    /^(?=.{1,253}$)([a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)*[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/,
    {
      error: says("সঠিক হোস্ট লিখুন", "Write a valid host"),
    },
  ),
);

const port = z
  .number({ error: says("সঠিক পোর্ট নম্বর লিখুন", "Write a valid port number") })
  .check(
    z.int(),
    z.gte(1, { error: says("সঠিক পোর্ট নম্বর লিখুন", "Write a valid port number") }),
    z.lte(65_535, { error: says("সঠিক পোর্ট নম্বর লিখুন", "Write a valid port number") }),
  );

/** Left out, the stored one stays; an empty text removes it. */
const password = z.optional(z.string().check(z.maxLength(200)));

export const notificationSettings = z.strictObject({ reminder: message, rejection: message });
export const emailSettings = z.strictObject({
  host,
  port,
  username: z.string().check(z.trim(), z.maxLength(200)),
  password,
  security: z.enum(["TLS", "STARTTLS", "NONE"]),
  from: emailAddress(),
});
export const smsSettings = z.strictObject({
  url: webAddress(),
  prefix: z.string().check(z.maxLength(20)),
  maskText: z.string().check(z.maxLength(20)),
  useMask: z.boolean(),
  username: z.string().check(z.trim(), z.maxLength(200)),
  password,
});
/** Days of the week, Sunday 0 to Saturday 6. */
export const weekSettings = z.strictObject({
  weeklyHolidays: z.array(z.number().check(z.int(), z.gte(0), z.lte(6))).check(z.maxLength(6)),
});
export const fileSettings = z.strictObject({
  megabytes: z.number().check(z.int(), z.gte(1), z.lte(20)),
  files: z.number().check(z.int(), z.gte(1), z.lte(10)),
});

const hour = z.number().check(z.int(), z.gte(0), z.lte(23));
/** Hours of the day in Dhaka in which nobody's phone is to ring; over midnight where the end is the smaller. */
export const quietSettings = z
  .strictObject({ isOn: z.boolean(), fromHour: hour, toHour: hour })
  .check(
    z.refine(({ isOn, fromHour, toHour }) => !isOn || fromHour !== toHour, {
      path: ["toHour"],
      error: says("শুরু ও শেষ এক হতে পারে না", "The beginning and the end cannot be the same"),
    }),
  );
export type QuietHours = z.infer<typeof quietSettings>;
export const NO_QUIET_HOURS: QuietHours = { isOn: false, fromHour: 21, toHour: 8 };

export const SETTING_GROUPS = {
  notification: notificationSettings,
  email: emailSettings,
  sms: smsSettings,
  week: weekSettings,
  files: fileSettings,
  quiet: quietSettings,
} as const;
export type SettingGroup = keyof typeof SETTING_GROUPS;

/** A group as it is read: its version for the next save, and whether a password is stored, never the password. */
const read = <Shape extends z.ZodMiniType>(value: Shape) =>
  z.object({ value: z.nullable(value), version: z.number(), passwordStored: z.boolean() });

const allSettings = z.object({
  notification: read(z.object(notificationSettings.shape)),
  email: read(z.omit(z.object(emailSettings.shape), { password: true })),
  sms: read(z.omit(z.object(smsSettings.shape), { password: true })),
  week: read(z.object(weekSettings.shape)),
  files: read(z.object(fileSettings.shape)),
  quiet: read(z.object(quietSettings.shape)),
});
export type AllSettings = z.infer<typeof allSettings>;

const saved = z.object({ version: z.number() });
const version = z.number().check(z.int(), z.gte(0));
const sent = z.object({ answer: z.string() });
const change = auditAction("settings.change", "UPDATE", "সেটিংস পরিবর্তন", "Changed settings");
const sendTest = auditAction(
  "settings.sendTest",
  "SEND",
  "পরীক্ষামূলক বার্তা প্রেরণ",
  "Sent a test message",
);

const save = <const Group extends SettingGroup>(group: Group) =>
  defineCall({
    method: "POST",
    path: `/api/settings/${group}`,
    summary: `Saves the ${group} settings`,
    permission: "MANAGE_SYSTEM_SETTINGS",
    jurisdiction: "everyone",
    audit: change,
    body: z.strictObject({ version, value: SETTING_GROUPS[group] }),
    response: saved,
  });

export const settingsCalls = defineCalls("settings", {
  all: defineCall({
    method: "GET",
    path: "/api/settings",
    summary: "All settings, without any secret",
    permission: "MANAGE_SYSTEM_SETTINGS",
    jurisdiction: "everyone",
    response: allSettings,
  }),
  saveNotification: save("notification"),
  saveEmail: save("email"),
  saveSms: save("sms"),
  saveWeek: save("week"),
  saveFiles: save("files"),
  saveQuiet: save("quiet"),
  testMail: defineCall({
    method: "POST",
    path: "/api/settings/email/test",
    summary: "Sends a test mail with the stored settings and gives the server's answer",
    permission: "MANAGE_SYSTEM_SETTINGS",
    jurisdiction: "everyone",
    mostPerMinute: 6,
    audit: sendTest,
    body: z.strictObject({ to: emailAddress() }),
    response: sent,
  }),
  testSms: defineCall({
    method: "POST",
    path: "/api/settings/sms/test",
    summary: "Sends a test SMS with the stored settings and gives the gateway's answer",
    permission: "MANAGE_SYSTEM_SETTINGS",
    jurisdiction: "everyone",
    mostPerMinute: 6,
    audit: sendTest,
    body: z.strictObject({ to: mobileNumber() }),
    response: sent,
  }),
});
