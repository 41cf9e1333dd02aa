import i18next from "i18next";
import { showToast } from "../../ui/feedback/toasts.ts";

/** Longer than anyone looks at one page; the kit's clock takes no "for ever". */
const UNTIL_ANSWERED_MS = 86_400_000;

/** Keeps the application installed for offline use and, when a new release waits, asks before it takes over. */
export async function offerUpdates(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const { registerSW } = await import("virtual:pwa-register");
  const takeOver = registerSW({
    onNeedRefresh: () => {
      showToast({
        text: i18next.t("update.text"),
        tone: "info",
        durationMs: UNTIL_ANSWERED_MS,
        action: { label: i18next.t("update.now"), onPress: () => void takeOver(true) },
      });
    },
  });
}
