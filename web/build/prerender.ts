import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import type * as entryModule from "../src/app/public/prerender.tsx";
import { robotsTxt, sitemapXml } from "./crawler-files.ts";
import { pageAssets } from "./page-assets.ts";
import { pageHead } from "./page-head.ts";
import { publicTexts } from "./public-texts.ts";
import { reactAriaBengali } from "./react-aria-bengali.ts";

type Entry = typeof entryModule;

type Language = "bn" | "en";
type PublicPath = Entry["PUBLIC_PATHS"][number];

const LANGUAGES = ["bn", "en"] as const;
const SCREENS: Readonly<Record<PublicPath, string>> = {
  "/": "/LandingScreen.tsx",
  "/history": "/HistoryScreen.tsx",
  "/photo-gallery": "/PhotoGalleryScreen.tsx",
  "/privacy-policy": "/PrivacyPolicyScreen.tsx",
  "/contact": "/ContactScreen.tsx",
};

/**
 * After the build: the public pages as finished HTML in both languages, in dist/pages under their addresses
 * ("pages/en/history.html" is /en/history), with sitemap.xml and robots.txt. PUBLIC_URL makes the addresses in
 * the pages absolute.
 */
export function prerender(): Plugin {
  let root = "";
  let dist = "";
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: "prerender",
    apply: "build",
    configResolved(config) {
      root = config.root;
      dist = join(config.root, config.build.outDir);
    },
    writeBundle(_, written) {
      bundle = written;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const origin = (process.env["PUBLIC_URL"] ?? "").replace(/\/+$/, "");
        const entry = await loadEntry(root);
        const template = await readFile(join(dist, "public.html"), "utf8");
        const pages = entry.PUBLIC_PATHS.map((path) => ({
          path,
          addresses: { bn: entry.addressOf(path, "bn"), en: entry.addressOf(path, "en") },
        }));
        for (const language of LANGUAGES) {
          for (const { path, addresses } of pages) {
            const page = await entry.prerender(path, language);
            refuseStyleAttributes(page.body, addresses[language]);
            const assets = pageAssets({ bundle, template, screen: SCREENS[path], language });
            const head = pageHead(page, { language, addresses, origin, assets });
            const html = template
              .replace('<html lang="bn">', `<html lang="${language}">`)
              .replace("<!--page-head-->", () => head)
              .replace('<div id="root">', `<div id="root" data-language="${language}">`)
              .replace("<!--page-body-->", () => page.body)
              .replace("<!--page-other-->", otherLanguage(language, addresses));
            await write(join(dist, "pages", fileOf(addresses[language])), html);
          }
        }
        await rm(join(dist, "public.html"));
        await write(join(dist, "robots.txt"), robotsTxt());
        const addresses = pages.map((page) => page.addresses);
        await write(join(dist, "sitemap.xml"), sitemapXml(addresses));
      },
    },
  };
}

/** Without scripts the language button does nothing; then a link stands at the end. */
function otherLanguage(language: Language, addresses: Readonly<Record<Language, string>>): string {
  const [other, name] = language === "bn" ? (["en", "English"] as const) : (["bn", "বাংলা"] as const);
  return `<noscript><p><a lang="${other}" hreflang="${other}" href="${addresses[other]}">${name}</a></p></noscript>`;
}

/** The same sources once more, made for Node; the class names come out equal because the roots are. */
async function loadEntry(root: string): Promise<Entry> {
  const outDir = join(root, "node_modules/.prerender");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [reactAriaBengali(), publicTexts(), react()],
    css: { modules: { localsConvention: "camelCaseOnly" } },
    build: { ssr: "src/app/public/prerender.tsx", outDir, emptyOutDir: true, copyPublicDir: false },
  });
  // The stores look for it while they are made; nothing is kept.
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } });
  return (await import(pathToFileURL(join(outDir, "prerender.js")).href)) as Entry;
}

/** The content policy refuses them in HTML, and React would believe them applied. */
function refuseStyleAttributes(body: string, address: string): void {
  const found = /<[^>]* style="[^>]*>/.exec(body);
  if (found) throw new Error(`${address} has a style attribute: ${found[0]}`);
}

function fileOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
