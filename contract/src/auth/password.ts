import * as z from "zod/mini";

export const PASSWORD_LEAST = 10;
export const PASSWORD_MOST = 128;

export function passwordText() {
  return z.string().check(z.minLength(PASSWORD_LEAST), z.maxLength(PASSWORD_MOST));
}
