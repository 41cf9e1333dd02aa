import type { GuestState } from "@shikkha/contract/guests.ts";

/** What an administrator may do with a guest's account. */
export const GUEST_ACTIONS = [
  "lock",
  "unlock",
  "resetPassword",
  "deactivate",
  "reactivate",
] as const;

export type GuestAction = (typeof GUEST_ACTIONS)[number];

/** Every action but a new password leads to a state. */
export type StateAction = Exclude<GuestAction, "resetPassword">;

export const STATE_AFTER: Record<StateAction, GuestState> = {
  lock: "LOCKED",
  unlock: "ACTIVE",
  deactivate: "INACTIVE",
  reactivate: "ACTIVE",
};

const POSSIBLE: Record<GuestState, readonly GuestAction[]> = {
  ACTIVE: ["resetPassword", "lock", "deactivate"],
  LOCKED: ["unlock", "resetPassword", "deactivate"],
  INACTIVE: ["reactivate"],
};

export function actionsFor(state: GuestState): readonly GuestAction[] {
  return POSSIBLE[state];
}
