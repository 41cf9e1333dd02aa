import type { Plugin } from "vite";

const DEFAULT_LOCALE_FILE = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.m?js/;

/**
 * react-aria asks the browser for its language as soon as it is loaded, which brings in the browser's calendar data,
 * the slowest single thing of a first page. The kit is always told the reader's language (UiLocaleProvider), so that the
 * answer was never used.
 */
export function noBrowserLocale(): Plugin {
  return {
    name: "react-aria-no-browser-locale",
    enforce: "pre",
    transform: {
      filter: { id: DEFAULT_LOCALE_FILE },
      handler: () => ({
        code: 'const locale = { locale: "en-US", direction: "ltr" };\nexport const getDefaultLocale = () => locale;\nexport const useDefaultLocale = () => locale;\n',
        map: null,
      }),
    },
  };
}
