import type { Duty, User } from "@shikkha/contract/auth/user.ts";

/** The duties a person may work under; released ones only remain as history. */
export function choosableDuties(user: User): readonly Duty[] {
  return user.jurisdictions.filter((duty) => duty.dutyType !== "INACTIVE");
}
