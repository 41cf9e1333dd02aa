import * as z from "zod/mini";
import { passwordText } from "./password.ts";

export const guestLoginBody = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
  /** Given at the first sign-in, when the administrator's password has to be replaced. */
  newPassword: z.optional(passwordText()),
});
