import type { SignedIn } from "@shikkha/contract/auth/user.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { SIGNED_OUT, authOf, useAuth } from "./auth-store.ts";
import { choosableDuties } from "./duties.ts";
import { INITIAL_GENERAL, useGeneral } from "./general-store.ts";

/** After a sign-in: whoever holds several duties must first say which one to work under. */
export function signIn(answer: SignedIn): void {
  useAuth.setState({ ...authOf(answer), mustChooseDuty: choosableDuties(answer.user).length > 1 });
  useGeneral.setState({ homePageMessage: undefined });
}

/** After a refresh: the same person goes on, perhaps with other permissions. */
export function renewSession(answer: SignedIn): void {
  const { mustChooseDuty } = useAuth.getState();
  useAuth.setState({ ...authOf(answer), mustChooseDuty });
}

export function finishDutyChoice(answer?: SignedIn): void {
  useAuth.setState({ ...(answer && authOf(answer)), mustChooseDuty: false });
}

/** Resets what belongs to the person; the message for the home page stays. */
export function resetSession(): void {
  const { homePageMessage } = useGeneral.getState();
  useAuth.setState(SIGNED_OUT);
  useGeneral.setState({ ...INITIAL_GENERAL, homePageMessage });
}

/** The session ended by itself: signed out, with the message in Bengali, to which the language returns. */
export function expireSession(): void {
  useGeneral.setState({ homePageMessage: ERRORS.notSignedIn.bn });
  resetSession();
}
