import "../ui/base.css";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startTranslations } from "../i18n/i18n.ts";
import { createQueryClient } from "../lib/calls/query-client.ts";
import { setAppLanguage, useGeneral } from "../lib/session/general-store.ts";
import { isEnglishAddress, publicPathOf } from "../lib/session/page-address.ts";
import { followOtherTabs, restoreSession } from "../lib/session/restore-session.ts";
import { App } from "./App.tsx";
import { TextsMissingPage } from "./errors/TextsMissingPage.tsx";
import { followSession, tellOfOtherDuty } from "./providers/follow-session.ts";
import { keepOutbox } from "./providers/keep-outbox.ts";
import { offerUpdates } from "./providers/offer-update.ts";
import { preload } from "./routing/screens.tsx";
import { browserHistory } from "../shared/routing/browser-history.ts";

/** Nothing is shown until the stored state is back, so that nobody sees a flash of the wrong language or page. */
async function start(root: HTMLElement): Promise<void> {
  await restoreSession();
  enterByAddress();
  const { appLanguage } = useGeneral.getState();
  // Together with the texts, not after them; what cannot be fetched is tried again when it is to be shown.
  preload(location.pathname).catch(() => undefined);
  if (!(await startTranslations(appLanguage))) return waitForConnection(root, appLanguage);
  const queryClient = createQueryClient();
  followOtherTabs(tellOfOtherDuty);
  followSession(queryClient);
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
  void offerUpdates();
  keepOutbox();
}

/** A new start by hand, or by itself when the line is back. */
function waitForConnection(root: HTMLElement, language: Language): void {
  createRoot(root).render(<TextsMissingPage language={language} />);
  window.addEventListener("online", () => location.reload());
}

/** An English copy of a public page chooses the language and goes on at the page's own address. */
function enterByAddress(): void {
  const path = publicPathOf(location.pathname);
  if (path === undefined || !isEnglishAddress(location.pathname)) return;
  setAppLanguage("en");
  browserHistory.replace(path);
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
// Not awaited at the top: a module that waits there makes the bundler split everything it shares into crumbs.
void start(root);
