import {
  type AllSiteSettings,
  type SiteGroup,
  siteSettingsCalls,
} from "@shikkha/contract/site-settings.ts";
import { SETTING_NAMES } from "@shikkha/contract/setting-names.ts";
import { siteCalls } from "@shikkha/contract/site.ts";
import { type RefObject, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/format/use-format.ts";
import {
  type ContactValues,
  type FaqValues,
  type PartnersValues,
  siteValuesOf,
  type StoresValues,
  type TutorialsValues,
} from "./model/site-values.ts";
import { useSectionForm } from "./use-section-form.ts";

const SAVE = {
  contact: siteSettingsCalls.saveContact,
  partners: siteSettingsCalls.savePartners,
  stores: siteSettingsCalls.saveStores,
  tutorials: siteSettingsCalls.saveTutorials,
  faq: siteSettingsCalls.saveFaq,
} as const;

interface Shared {
  readonly settings: AllSiteSettings;
  readonly unsaved: RefObject<number>;
}

function useSiteSection<Values extends FieldValues>(
  group: SiteGroup,
  values: Values,
  { settings, unsaved }: Shared,
) {
  const { t } = useTranslation("settings");
  return useSectionForm<SiteGroup, Values>({
    group,
    title: SETTING_NAMES[`site.${group}`][useLanguage()],
    about: t(`site.about.${group}`),
    save: SAVE[group],
    reading: siteSettingsCalls.all,
    elsewhere: [siteCalls.content],
    values,
    version: settings[group].version,
    unsaved,
  });
}

/** The parts of the public pages side by side; each is saved by itself. */
export function useSiteForms(settings: AllSiteSettings) {
  const unsaved = useRef(0);
  const shared = { settings, unsaved };
  const sections = {
    contact: useSiteSection<ContactValues>("contact", siteValuesOf.contact(settings), shared),
    partners: useSiteSection<PartnersValues>("partners", siteValuesOf.partners(settings), shared),
    stores: useSiteSection<StoresValues>("stores", siteValuesOf.stores(settings), shared),
    tutorials: useSiteSection<TutorialsValues>(
      "tutorials",
      siteValuesOf.tutorials(settings),
      shared,
    ),
    faq: useSiteSection<FaqValues>("faq", siteValuesOf.faq(settings), shared),
  };
  const count = Object.values(sections).filter((section) => section.isDirty).length;
  useEffect(() => {
    unsaved.current = count;
  });
  return { sections, isDirty: count > 0 };
}

export type SiteForms = ReturnType<typeof useSiteForms>["sections"];
