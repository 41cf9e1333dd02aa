import { text } from "node:stream/consumers";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import i18next from "i18next";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { historyBn } from "../../features/landing/content/history.bn.ts";
import { historyEn } from "../../features/landing/content/history.en.ts";
import { privacyBn } from "../../features/landing/content/privacy.bn.ts";
import { privacyEn } from "../../features/landing/content/privacy.en.ts";
import { startTranslations } from "../../i18n/i18n.ts";
import { useGeneral } from "../../lib/session/general-store.ts";
import type { PublicPath } from "../../lib/session/page-address.ts";
import { PublicApp } from "./PublicApp.tsx";
import { loadPublicPage } from "./public-page.ts";
import { loadPublicTexts } from "./public-texts.ts";

export { addressOf, PUBLIC_PATHS } from "../../lib/session/page-address.ts";

export interface PrerenderedPage {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly owner: string;
  readonly body: string;
}

/** A public page as a visitor without stored state sees it; run by the build, one page after the other. */
export async function prerender(path: PublicPath, language: Language): Promise<PrerenderedPage> {
  useGeneral.setState({ appLanguage: language });
  if (i18next.isInitialized) await i18next.changeLanguage(language);
  else await startTranslations(language, ["common", "cliche"], loadPublicTexts);
  const { t } = i18next;
  const { definition, Screen } = await loadPublicPage(path);
  return {
    title: t("app.tabTitle", { page: t(definition.title), app: t("app.name") }),
    description: descriptionOf(path, language),
    siteName: t("app.name"),
    owner: t("app.directorate"),
    body: await htmlOf(
      <PublicApp definition={definition}>
        <Screen />
      </PublicApp>,
    ),
  };
}

/** Any error stops the build: React itself would leave out the part and go on. */
async function htmlOf(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    // In one piece: React would send a long page in parts that inline scripts put together.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

/** The sentence under a search result: what the page itself says first. */
function descriptionOf(path: PublicPath, language: Language): string {
  const { t } = i18next;
  switch (path) {
    case "/":
      return t("landing.lead");
    case "/history":
      return (language === "bn" ? historyBn : historyEn).lead;
    case "/photo-gallery":
      return t("cliche:public.galleryIntro");
    case "/privacy-policy":
      return (language === "bn" ? privacyBn : privacyEn).lead;
    case "/contact":
      return `${t("cliche:contact.lead")} ${t("cliche:contact.writeHelp")}`;
  }
}
