import { guestLoginBody } from "@shikkha/contract/auth/guest-login.ts";
import { says } from "@shikkha/contract/kernel/field-message.ts";
import { passwordText } from "@shikkha/contract/auth/password.ts";
import { weakness } from "@shikkha/contract/auth/password-weakness.ts";
import * as z from "zod/mini";

export interface GuestLoginValues {
  username: string;
  password: string;
  newPassword: string;
  confirmation: string;
}

export const EMPTY_GUEST_LOGIN: GuestLoginValues = {
  username: "",
  password: "",
  newPassword: "",
  confirmation: "",
};

const { username, password } = guestLoginBody.shape;

/** What an ordinary sign-in asks for; the other two fields are not on the screen yet. */
export const guestLoginSchema = z.object({
  username,
  password,
  newPassword: z.string(),
  confirmation: z.string(),
});

/** The first sign-in also asks for a password of the guest's own, twice. */
export const firstGuestLoginSchema = z
  .object({ username, password, newPassword: passwordText(), confirmation: z.string() })
  .check((context) => {
    const { newPassword, confirmation, username: name } = context.value;
    const weak = weakness(newPassword, [name]);
    if (weak)
      context.issues.push({
        code: "custom",
        path: ["newPassword"],
        message: weak,
        input: newPassword,
      });
    if (newPassword !== confirmation) {
      const message = says("পাসওয়ার্ড মেলেনি", "password doesn't match");
      context.issues.push({ code: "custom", path: ["confirmation"], message, input: confirmation });
    }
  });
