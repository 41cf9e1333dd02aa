import { type SignedIn, signedInSchema, type User } from "@shikkha/contract/auth/user.ts";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

export type AsyncStatus = "idle" | "loading" | "success" | "error";

export interface AuthState {
  readonly token: string | undefined;
  readonly expiresAt: string | undefined;
  readonly refreshBefore: string | undefined;
  readonly user: User | undefined;
  readonly isLoggedIn: boolean;
  readonly status: AsyncStatus;
  readonly error: string | undefined;
  /** Someone with several duties has signed in and not yet said which one to work under. */
  readonly mustChooseDuty: boolean;
}

export const SIGNED_OUT: AuthState = {
  token: undefined,
  expiresAt: undefined,
  refreshBefore: undefined,
  user: undefined,
  isLoggedIn: false,
  status: "idle",
  error: undefined,
  mustChooseDuty: false,
};

export const useAuth = create<AuthState>()(
  persist(() => SIGNED_OUT, {
    name: "shikkha.auth",
    version: 1,
    storage: createJSONStorage(() => localStorage),
    skipHydration: true,
    merge: (stored) => restored(stored),
  }),
);

export function authOf(answer: SignedIn): AuthState {
  return { ...SIGNED_OUT, ...answer, isLoggedIn: true, status: "success" };
}

/** What an older release stored may no longer fit; then the person is simply signed out. */
function restored(stored: unknown): AuthState {
  const parsed = signedInSchema.safeParse(stored);
  if (!parsed.success) return SIGNED_OUT;
  const mustChooseDuty = (stored as Partial<AuthState>).mustChooseDuty === true;
  return { ...authOf(parsed.data), mustChooseDuty };
}
