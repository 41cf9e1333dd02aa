import * as z from "zod/mini";
import { says } from "../kernel/field-message.ts";
import { banglaText, emailAddress, englishText, mobileNumber } from "../kernel/text.ts";

/** The first person of an empty installation, named by its operator at the machine; others are given their duties by them. */
export const newAdministrator = z.strictObject({
  /** As the OpenID provider names them; capitals make no difference. */
  username: z.string().check(
    z.trim(),
    z.regex(/^[A-Za-z0-9][A-Za-z0-9._@-]{2,99}$/, {
      error: says(
        "৩ থেকে ১০০টি ইংরেজি অক্ষর, অঙ্ক, বিন্দু, হাইফেন বা @ ব্যবহার করুন",
        "Use 3 to 100 English letters, digits, dots, hyphens or @",
      ),
    }),
  ),
  nameBangla: banglaText(128),
  nameEnglish: englishText(128),
  designation: z.optional(z.string()),
  email: z.optional(emailAddress()),
  phone: z.optional(mobileNumber()),
});
export type NewAdministrator = z.infer<typeof newAdministrator>;
