import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { robotsTxt, sitemapXml } from "./crawler-files.ts";
import { pageHead } from "./page-head.ts";
import { reactAriaBengali } from "./react-aria-bengali.ts";

type Entry = typeof import("../src/app/public/prerender.tsx");

const LANGUAGES = ["bn", "en"] as const;
/** Sitemaps know no relative addresses; this is where the demonstration stands. */
const DEMO_ORIGIN = "http://localhost:3000";

/**
 * After the build: the public pages as finished HTML in both languages, in dist/pages under their addresses
 * ("pages/en/history.html" is /en/history), with sitemap.xml and robots.txt. PUBLIC_URL makes the addresses absolute.
 */
export function prerender(): Plugin {
  let root = "";
  let dist = "";
  return {
    name: "prerender",
    apply: "build",
    configResolved(config) {
      root = config.root;
      dist = join(config.root, config.build.outDir);
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
            const html = template
              .replace('<html lang="bn">', `<html lang="${language}">`)
              .replace("<!--page-head-->", () => pageHead(page, { language, addresses, origin }))
              .replace('<div id="root">', `<div id="root" data-language="${language}">`)
              .replace("<!--page-body-->", () => page.body);
            await write(join(dist, "pages", fileOf(addresses[language])), html);
          }
        }
        await rm(join(dist, "public.html"));
        const named = origin || DEMO_ORIGIN;
        await write(join(dist, "robots.txt"), robotsTxt(named));
        const addresses = pages.map((page) => page.addresses);
        await write(join(dist, "sitemap.xml"), sitemapXml(addresses, named));
      },
    },
  };
}

/** The same sources once more, made for Node; the class names come out equal because the roots are. */
async function loadEntry(root: string): Promise<Entry> {
  const outDir = join(root, "node_modules/.prerender");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [reactAriaBengali(), react()],
    css: { modules: { localsConvention: "camelCaseOnly" } },
    build: { ssr: "src/app/public/prerender.tsx", outDir, emptyOutDir: true, copyPublicDir: false },
  });
  // The stores look for it while they are made; nothing is kept.
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } });
  const entry = pathToFileURL(join(outDir, "prerender.js")).href;
  return (await import(`${entry}?made=${Date.now()}`)) as Entry;
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
