import type { Level } from "@shikkha/contract/access/jurisdiction.ts";

/** Roles of an upazila fit anywhere, because inspection staff sit at every level; the others only at their own. */
export function roleFits(roleLevel: Level, workstationLevel: Level): boolean {
  return roleLevel === "UPAZILLA" || roleLevel === workstationLevel;
}

/** Nobody gives away more than they hold. */
export function mayGive(held: readonly string[], role: readonly string[]): boolean {
  return role.every((permission) => held.includes(permission));
}
