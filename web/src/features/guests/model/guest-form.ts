import { guestCalls } from "@shikkha/contract/guests.ts";
import type * as z from "zod/mini";

export const guestSchema = guestCalls.create.body;
export type GuestValues = z.input<typeof guestSchema>;

export const EMPTY_GUEST: GuestValues = {
  nameBangla: "",
  nameEnglish: "",
  dateOfBirth: undefined,
  email: "",
  phone: "",
  username: "",
  password: "",
  confirmation: "",
};

/** In the order they stand on the screen. */
export const GUEST_FIELDS = Object.keys(EMPTY_GUEST) as readonly (keyof GuestValues)[];
