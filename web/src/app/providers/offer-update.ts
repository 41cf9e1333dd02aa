import i18next from "i18next";
import { showToast } from "../../ui/feedback/toasts.ts";

/** Longer than anyone looks at one page; the kit's clock takes no "for ever". */
const UNTIL_ANSWERED_MS = 86_400_000;
const SETTLED_MS = 2000;

/** Keeps the application installed for offline use and, when a new release waits, asks before it takes over. */
export async function offerUpdates(): Promise<void> {
  if (!import.meta.env.PROD) return;
  await pageShown();
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

/** What comes after the first page must not compete with it for the line. */
function pageShown(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") setTimeout(resolve, SETTLED_MS);
    else window.addEventListener("load", () => setTimeout(resolve, SETTLED_MS), { once: true });
  });
}
