import "../../ui/base.css";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { changeLanguage, startTranslations } from "../../i18n/i18n.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { setAppLanguage, useGeneral } from "../../lib/session/general-store.ts";
import { addressOf, isEnglishAddress, publicPathOf } from "../../lib/session/page-address.ts";
import { followOtherTabs, restoreSession } from "../../lib/session/restore-session.ts";
import { keepInstallable } from "../providers/keep-installable.ts";
import { PublicApp } from "./PublicApp.tsx";
import { loadPublicPage } from "./public-page.ts";
import { loadPublicTexts } from "./public-texts.ts";

/** Brings a prerendered page to life, or draws it anew for someone it was not written for. */
async function start(root: HTMLElement): Promise<void> {
  const path = publicPathOf(location.pathname) ?? "/";
  const [{ definition, Screen }] = await Promise.all([loadPublicPage(path), restoreSession()]);
  if (isEnglishAddress(location.pathname)) setAppLanguage("en");
  const { appLanguage, homePageMessage } = useGeneral.getState();
  // Without a connection for the texts the page stays as it came: it can be read.
  if (!(await startTranslations(appLanguage, ["common", "cliche"], loadPublicTexts))) return;
  followOtherTabs(() => undefined);
  useGeneral.subscribe((now, before) => {
    if (now.appLanguage === before.appLanguage) return;
    void changeLanguage(now.appLanguage);
    // A reload then brings the page prerendered in the chosen language.
    history.replaceState(history.state, "", addressOf(path, now.appLanguage) + location.hash);
  });
  const page = (
    <PublicApp definition={definition}>
      <Screen />
    </PublicApp>
  );
  const isForVisitors = !useAuth.getState().isLoggedIn && homePageMessage === undefined;
  if (isForVisitors && root.dataset["language"] === appLanguage) hydrateRoot(root, page);
  // At once, so that the page written for visitors never shows in between.
  else flushSync(() => createRoot(root).render(page));
  delete document.documentElement.dataset["waiting"];
  keepInstallable();
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
void start(root);
