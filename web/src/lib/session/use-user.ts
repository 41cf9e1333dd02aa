import type { User } from "@shikkha/contract/auth/user.ts";
import { useAuth } from "./auth-store.ts";

/** The signed-in person, or undefined for a visitor. */
export function useUser(): User | undefined {
  return useAuth((auth) => auth.user);
}
