import type { AllSiteSettings, SiteGroup, SiteLogo } from "@shikkha/contract/site-settings.ts";

/** What is not set is an empty text on the screen. */
interface Pair {
  bn: string;
  en: string;
}

export interface ContactValues {
  hotline: string;
  messagingContact: string;
  email: string;
  address: Pair;
}

export interface PartnersValues {
  partners: { name: Pair; url: string; logo: SiteLogo | null }[];
}

export interface StoresValues {
  android: string;
  ios: string;
}

export interface TutorialsValues {
  tutorials: { title: Pair; url: string }[];
}

export interface FaqValues {
  faq: { question: Pair; answer: Pair }[];
}

export const NO_WORDS: Pair = { bn: "", en: "" };

/** What the forms show of what is stored. */
export const siteValuesOf = {
  contact: ({ contact: { value } }: AllSiteSettings): ContactValues => ({
    hotline: value.hotline ?? "",
    messagingContact: value.messagingContact ?? "",
    email: value.email ?? "",
    address: value.address ?? NO_WORDS,
  }),
  partners: ({ partners: { value } }: AllSiteSettings): PartnersValues => ({
    partners: value.partners.map((partner) => ({ ...partner, url: partner.url ?? "" })),
  }),
  stores: ({ stores: { value } }: AllSiteSettings): StoresValues => ({
    android: value.android ?? "",
    ios: value.ios ?? "",
  }),
  tutorials: ({ tutorials: { value } }: AllSiteSettings): TutorialsValues => value,
  faq: ({ faq: { value } }: AllSiteSettings): FaqValues => value,
} satisfies Record<SiteGroup, unknown>;
