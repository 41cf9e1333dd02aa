import type { QueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { changeLanguage } from "../../i18n/i18n.ts";
import { createFormat } from "../../lib/format/create-format.ts";
import { type AuthState, useAuth } from "../../lib/session/auth-store.ts";
import { useGeneral } from "../../lib/session/general-store.ts";
import { showToast } from "../../ui/feedback/toasts.ts";

interface Followers {
  readonly queryClient: QueryClient;
  /** The open route must be judged anew. */
  readonly onPersonChange: () => void;
}

/** Keeps texts, cached answers and the open page in step with the session, whichever tab changed it. */
export function followSession({ queryClient, onPersonChange }: Followers): void {
  useGeneral.subscribe((now, before) => {
    if (now.appLanguage !== before.appLanguage) void changeLanguage(now.appLanguage);
  });
  useAuth.subscribe((now, before) => {
    if (personOf(now) === personOf(before)) return;
    // Answers were given to another duty or person; none of them may be shown to this one.
    queryClient.clear();
    if (now.isLoggedIn !== before.isLoggedIn) onPersonChange();
  });
}

function personOf({ user }: AuthState): string {
  return user ? `${user.userId}/${user.activeJurisdiction.dutyId}` : "";
}

/** Says so when another tab switched the duty under the reader's hands. */
export function tellOfOtherTabs(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key !== useAuth.persist.getOptions().name) return;
    const before = useAuth.getState().user?.activeJurisdiction;
    queueMicrotask(() => {
      const now = useAuth.getState().user?.activeJurisdiction;
      if (!before || !now || before.dutyId === now.dutyId) return;
      const { pick } = createFormat(useGeneral.getState().appLanguage);
      const duty = pick(now.dutyNameBangla, now.dutyNameEnglish);
      showToast({ text: i18next.t("duty.changedElsewhere", { duty }), tone: "warning", durationMs: 8000 });
    });
  });
}
