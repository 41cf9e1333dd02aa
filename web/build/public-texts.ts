import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Texts {
  readonly [key: string]: string | Texts;
}

const MODULE = /^virtual:public-texts\/(bn|en)$/;

/** What public pages say of the group `common`, as whole parts or single texts. */
export const PUBLIC_KEYS = [
  "app",
  "shell",
  "landing",
  "offline",
  "kit",
  "page.home",
  "page.history",
  "page.gallery",
  "page.privacy",
  "page.contact",
  "page.guestLogin",
  "menu.help",
  "menu.myWeek",
  "place.zone",
  "error.internetTitle",
  "error.towerArt",
] as const;

/**
 * The texts of the public pages in one small file for each language: `common` grows with every screen behind the login,
 * which visitors should not pay for. The help centre's part of `cliche` is left out, too.
 */
export function publicTexts(): Plugin {
  let folder = "";
  return {
    name: "public-texts",
    configResolved(config) {
      folder = join(config.root, "src/i18n");
    },
    resolveId: { filter: { id: MODULE }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:public-texts\// },
      handler(id) {
        const read = (group: string): Texts => {
          const file = join(folder, id.slice(-2), `${group}.json`);
          this.addWatchFile(file);
          return JSON.parse(readFileSync(file, "utf8")) as Texts;
        };
        const { help: _, ...cliche } = read("cliche");
        const groups = { common: picked(read("common")), cliche };
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(groups))});`;
      },
    },
  };
}

function picked(texts: Texts): Texts {
  const result: Record<string, string | Texts> = {};
  for (const key of PUBLIC_KEYS) {
    const [part = "", name] = key.split(".");
    const whole = texts[part];
    if (whole === undefined || typeof whole === "string") throw new Error(`No texts under ${part}`);
    const own = result[part];
    result[part] =
      name === undefined
        ? whole
        : { ...(typeof own === "object" && own), [name]: whole[name] ?? "" };
  }
  return result;
}
