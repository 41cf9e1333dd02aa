import * as z from "zod/mini";
import { auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { day, dayInDhaka } from "./kernel/dates.ts";
import { errorKind } from "./kernel/errors.ts";
import { says } from "./kernel/field-message.ts";
import { id } from "./kernel/numbers.ts";
import { banglaText, emailAddress, englishText, mobileNumber } from "./kernel/text.ts";
import { passwordText, weakness } from "./auth/password.ts";

const username = z.string().check(
  z.trim(),
  z.regex(/^[a-z0-9][a-z0-9._-]{2,49}$/, {
    error: says(
      "৩ থেকে ৫০টি ছোট হাতের ইংরেজি অক্ষর, অঙ্ক, বিন্দু বা হাইফেন ব্যবহার করুন",
      "Use 3 to 50 small English letters, digits, dots or hyphens",
    ),
  }),
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
  .check((context) => {
    const {
      password,
      confirmation,
      username: name,
      nameBangla,
      nameEnglish,
      phone,
    } = context.value;
    const weak = weakness(password, [name, nameBangla, nameEnglish, phone]);
    if (weak)
      context.issues.push({ code: "custom", path: ["password"], message: weak, input: password });
    if (password !== confirmation) {
      const message = says("পাসওয়ার্ড মেলেনি", "password doesn't match");
      context.issues.push({ code: "custom", path: ["confirmation"], message, input: confirmation });
    }
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
    jurisdiction: "everyone",
    audit: auditAction("guests.create", "CREATE", "অতিথি ব্যবহারকারী নিবন্ধন", "Registered guest user"),
    body: createGuestBody,
    response: z.object({ userId: id(), userName: z.string() }),
  }),
});
