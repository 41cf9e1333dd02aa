import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { assetsOf, type PageAssets } from "./page-assets.ts";

/** What every signed-in page has around it, and its texts in the default language. */
const SHELL = ["/app/shell/Shell.tsx", "/i18n/bn/common.json"];
/** Where a signed-in person, and the installed application, begins. */
const START = { file: "dashboard.html", screen: "/DashboardScreen.tsx" };

/**
 * Names the shell in the application's HTML, so that it comes together with the application and not after it. The page
 * where people begin has an HTML of its own that names its screen, too.
 */
export function shellPreload(): Plugin {
  let dist = "";
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: "shell-preload",
    apply: "build",
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: "post",
      handler(html, context) {
        if (!context.bundle || !context.filename.endsWith("/index.html")) return [];
        bundle = context.bundle;
        return tagsOf(assetsOf(bundle, html, SHELL));
      },
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const html = await readFile(join(dist, "index.html"), "utf8");
        const links = tagsOf(assetsOf(bundle, html, [START.screen])).map(
          ({ attrs }) => `<link rel="${attrs.rel}" crossorigin href="${attrs.href}">`,
        );
        await mkdir(join(dist, "pages"), { recursive: true });
        const page = html.replace("</head>", `${links.join("\n    ")}\n  </head>`);
        await writeFile(join(dist, "pages", START.file), page);
      },
    },
  };
}

interface Link extends HtmlTagDescriptor {
  readonly attrs: { readonly rel: string; readonly crossorigin: true; readonly href: string };
}

function tagsOf({ styles, scripts }: PageAssets): Link[] {
  const link = (rel: string, file: string): Link => ({
    tag: "link",
    attrs: { rel, crossorigin: true, href: `/${file}` },
    injectTo: "head",
  });
  return [
    ...styles.map((file) => link("stylesheet", file)),
    ...scripts.map((file) => link("modulepreload", file)),
  ];
}
