import type { QueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { changeLanguage } from "../../i18n/i18n.ts";
import { createFormat } from "../../lib/format/create-format.ts";
import { type AuthState, useAuth } from "../../lib/session/auth-store.ts";
import { useGeneral } from "../../lib/session/general-store.ts";
import { showToast } from "../../ui/feedback/toasts.ts";

/** Long enough to read a sentence nobody expected. */
const LONG_TOAST_MS = 8000;

/** Keeps texts and cached answers in step with the session, whichever tab changed it. */
export function followSession(queryClient: QueryClient): void {
  useGeneral.subscribe((now, before) => {
    if (now.appLanguage !== before.appLanguage) void changeLanguage(now.appLanguage);
  });
  useAuth.subscribe((now, before) => {
    if (personOf(now) === personOf(before)) return;
    // Answers were given to another duty or person; none of them may be shown to this one.
    if (now.isLoggedIn) void queryClient.resetQueries();
    else queryClient.clear();
  });
}

function personOf({ user }: AuthState): string {
  return user ? `${user.userId}/${user.activeJurisdiction.dutyId}` : "";
}

/** Says so when another tab switched the duty under the reader's hands. */
export function tellOfOtherDuty({ user: now }: AuthState, { user: before }: AuthState): void {
  if (!now || !before || now.activeJurisdiction.dutyId === before.activeJurisdiction.dutyId) return;
  const { pick } = createFormat(useGeneral.getState().appLanguage);
  const { dutyNameBangla, dutyNameEnglish } = now.activeJurisdiction;
  const duty = pick(dutyNameBangla, dutyNameEnglish);
  showToast({
    text: i18next.t("duty.changedElsewhere", { duty }),
    tone: "warning",
    durationMs: LONG_TOAST_MS,
  });
}
