import {
  DEFAULT_LANGUAGE,
  type Language,
  languageSchema,
} from "@shikkha/contract/kernel/language.ts";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

export const DASHBOARD_NAV_ITEM = "dashboard";

export interface GeneralState {
  readonly appLanguage: Language;
  readonly activeNavItem: string;
  readonly homePageMessage: string | undefined;
}

export const INITIAL_GENERAL: GeneralState = {
  appLanguage: DEFAULT_LANGUAGE,
  activeNavItem: DASHBOARD_NAV_ITEM,
  homePageMessage: undefined,
};

export const useGeneral = create<GeneralState>()(
  persist(() => INITIAL_GENERAL, {
    name: "shikkha.general",
    version: 1,
    storage: createJSONStorage(() => localStorage),
    skipHydration: true,
    merge: (stored) => restored(stored),
  }),
);

export function setAppLanguage(appLanguage: Language): void {
  useGeneral.setState({ appLanguage });
}

export function setActiveNavItem(activeNavItem: string): void {
  if (useGeneral.getState().activeNavItem !== activeNavItem) useGeneral.setState({ activeNavItem });
}

export function dismissHomePageMessage(): void {
  useGeneral.setState({ homePageMessage: undefined });
}

function restored(stored: unknown): GeneralState {
  const { appLanguage, activeNavItem, homePageMessage } = {
    ...(stored as Partial<GeneralState> | undefined),
  };
  const language = languageSchema.safeParse(appLanguage);
  return {
    appLanguage: language.success ? language.data : INITIAL_GENERAL.appLanguage,
    activeNavItem:
      typeof activeNavItem === "string" ? activeNavItem : INITIAL_GENERAL.activeNavItem,
    homePageMessage: typeof homePageMessage === "string" ? homePageMessage : undefined,
  };
}
