import { type Guard, passes, type Permission } from "@shikkha/contract/access/permissions.ts";
import { type AuthState, useAuth } from "./auth-store.ts";

const NONE: readonly Permission[] = [];

function permissionsOf({ user }: AuthState): readonly Permission[] {
  return user?.activeJurisdiction.permissions ?? NONE;
}

export function mayPass(guard: Guard, auth: AuthState): boolean {
  if (guard === "public") return true;
  return auth.isLoggedIn && passes(guard, permissionsOf(auth));
}

/** Whether the reader's active duty passes the guard. */
export function useAllowed(guard: Guard): boolean {
  return useAuth((auth) => mayPass(guard, auth));
}

export function usePermissions(): readonly Permission[] {
  return useAuth(permissionsOf);
}
