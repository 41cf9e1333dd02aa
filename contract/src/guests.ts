import * as z from "zod/mini";
import { auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { day } from "./kernel/date-fields.ts";
import { dayInDhaka } from "./kernel/dates.ts";
import { errorKind } from "./kernel/errors.ts";
import { says } from "./kernel/field-message.ts";
import { bilingualNames } from "./kernel/names.ts";
import { id, idText } from "./kernel/numbers.ts";
import { pageOf, pagingQuery } from "./kernel/paging.ts";
import { banglaText, emailAddress, englishText, mobileNumber } from "./kernel/text.ts";
import { passwordText } from "./auth/password.ts";
import { weakness } from "./auth/password-weakness.ts";

const username = z.string().check(
  z.trim(),
  z.regex(/^[a-z0-9][a-z0-9._-]{2,49}$/, {
    error: says(
      "৩ থেকে ৫০টি ছোট হাতের ইংরেজি অক্ষর, অঙ্ক, বিন্দু বা হাইফেন ব্যবহার করুন",
      "Use 3 to 50 small English letters, digits, dots or hyphens",
    ),
  }),
);

/** LOCKED until an administrator unlocks it; INACTIVE ends the account. */
export const GUEST_STATES = ["ACTIVE", "LOCKED", "INACTIVE"] as const;
export type GuestState = (typeof GUEST_STATES)[number];

const guest = z.object({
  userId: id(),
  userName: z.string(),
  ...bilingualNames,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  status: z.enum(GUEST_STATES),
  mustChangePassword: z.boolean(),
  createdAt: z.string(),
  lastSignInAt: z.nullable(z.string()),
});
export type GuestRow = z.infer<typeof guest>;

const MISMATCH = says("পাসওয়ার্ড মেলেনি", "password doesn't match");

const confirmed = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => password === confirmation,
  // Told beside the faults of other fields, not only once they are mended.
  { path: ["confirmation"], when: () => true, error: MISMATCH },
);

const createGuestBody = z
  .strictObject({
    username,
    nameBangla: banglaText(128),
    nameEnglish: englishText(128),
    email: emailAddress(),
    phone: mobileNumber(),
    dateOfBirth: z.optional(
      day().check(
        z.refine((date) => date < dayInDhaka(new Date()), {
          error: says("জন্মতারিখ অতীতের হতে হবে", "The date of birth must be in the past"),
        }),
      ),
    ),
    password: passwordText(),
    confirmation: z.string(),
  })
  .check(confirmed, (context) => {
    const { password, username: name, nameBangla, nameEnglish, phone } = context.value;
    const weak = weakness(password, [name, nameBangla, nameEnglish, phone]);
    if (weak)
      context.issues.push({ code: "custom", path: ["password"], message: weak, input: password });
  });

export const USERNAME_TAKEN = errorKind(
  2104,
  409,
  "এই ব্যবহারকারীর নাম আগে থেকেই আছে।",
  "This user name is already taken.",
);

export const guestCalls = defineCalls("guests", {
  create: defineCall({
    method: "POST",
    path: "/auth/create-guest-user",
    summary: "Registers a guest user",
    permission: "MANAGE_GUEST_USER",
    jurisdiction: "own",
    audit: auditAction("guests.create", "CREATE", "অতিথি ব্যবহারকারী নিবন্ধন", "Registered guest user"),
    body: createGuestBody,
    response: z.object({ userId: id(), userName: z.string() }),
  }),
  list: defineCall({
    method: "GET",
    path: "/api/guest-user/guests",
    summary: "Guest users registered in the jurisdiction",
    permission: "MANAGE_GUEST_USER",
    jurisdiction: "scoped",
    query: z.strictObject({
      ...pagingQuery,
      searchParam: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      status: z.optional(z.enum(GUEST_STATES)),
    }),
    response: pageOf(guest),
  }),
  resetPassword: defineCall({
    method: "POST",
    path: "/api/guest-user/guests/{userId}/reset-password",
    summary: "Sets a new password, which the guest must change at the next sign-in",
    permission: "MANAGE_GUEST_USER",
    jurisdiction: "scoped",
    audit: auditAction(
      "guests.resetPassword",
      "UPDATE",
      "অতিথির পাসওয়ার্ড পুনর্নির্ধারণ",
      "Reset guest password",
    ),
    params: z.strictObject({ userId: idText() }),
    body: z.strictObject({ password: passwordText(), confirmation: z.string() }).check(confirmed),
    response: guest,
  }),
  setState: defineCall({
    method: "POST",
    path: "/api/guest-user/guests/{userId}/state",
    summary:
      "Locks, unlocks, deactivates or reactivates a guest; whoever is signed in is signed out at once",
    permission: "MANAGE_GUEST_USER",
    jurisdiction: "scoped",
    audit: auditAction("guests.setState", "UPDATE", "অতিথির অবস্থা পরিবর্তন", "Changed guest state"),
    params: z.strictObject({ userId: idText() }),
    body: z.strictObject({ status: z.enum(GUEST_STATES) }),
    response: guest,
  }),
});
