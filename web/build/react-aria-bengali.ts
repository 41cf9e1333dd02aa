import type { Plugin } from "vite";

/** Colour pickers are the one react-aria part this product never shows. */
const NEVER_SHOWN = new Set(["color", "stately_color"]);

const STRINGS_FILE =
  /\/(react-aria|react-stately|react-aria-components)\/dist\/private\/(?:(\w+)\/)?intlStrings\.m?js/;
const ENGLISH_IMPORT = /from "([^"]*en-US\.mjs)"/;
const BENGALI = decodeURIComponent(new URL("../src/ui/aria-bengali.ts", import.meta.url).pathname);

/**
 * react-aria ships its own words in 34 languages, none of them Bengali. This keeps English,
 * drops the other 33 and adds ours. A react-aria part without Bengali words stops the build,
 * so that no English label can reach a Bengali screen unseen.
 */
export function reactAriaBengali(): Plugin {
  return {
    name: "react-aria-bengali",
    enforce: "pre",
    transform: {
      filter: { id: STRINGS_FILE },
      handler(code, id) {
        const file = STRINGS_FILE.exec(id);
        const english = ENGLISH_IMPORT.exec(code)?.[1];
        if (!file || !english) return null;
        const part = bengaliName(file[1] ?? "", file[2]);
        const bengali = NEVER_SHOWN.has(part)
          ? "const bn = en;"
          : `import { ${part} as bn } from ${JSON.stringify(BENGALI)};`;
        return {
          code: `import en from ${JSON.stringify(english)};\n${bengali}\nexport default { "en-US": en, "bn-BD": bn };`,
          map: null,
        };
      },
    },
  };
}

function bengaliName(library: string, part: string | undefined): string {
  if (library === "react-aria-components") return "components";
  return library === "react-stately" ? `stately_${part}` : (part ?? "");
}
