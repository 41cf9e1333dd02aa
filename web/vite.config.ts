import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { reachedFrom } from "./build/reached-from.ts";
import { iconImports } from "./build/icon-imports.ts";
import { precompress } from "./build/precompress.ts";
import { prerender } from "./build/prerender.ts";
import { publicTexts } from "./build/public-texts.ts";
import { installable } from "./build/pwa.ts";
import { noBrowserLocale } from "./build/react-aria-locale.ts";
import { reactAriaBengali } from "./build/react-aria-bengali.ts";
import { shellPreload } from "./build/shell-preload.ts";

const SCRIPT = /\.(?:ts|tsx|js|mjs)$/;
const SCRIPT_OR_STYLE = /\.(?:ts|tsx|js|mjs|css)$/;
const PUBLIC_PARTS =
  /\/web\/src\/(?:features\/landing|shared\/contact)\/|\/contract\/src\/(?:site|public-stat)\.ts$/;
/** What every domain of the contract stands on, and what public pages and dashboard both count: one file for all of them. */
const KERNEL = /\/contract\/src\/(?:(?:kernel|access)\/|figures\.ts$)/;
const PUBLIC_ENTRY = /\/public-main\.tsx$/;
const isPublic = reachedFrom(/\/public\.html$/);
const isLanding = reachedFrom(/\/features\/landing\/screens\//);
const isFirstPage = reachedFrom(/\/LandingScreen\.tsx$/);
const isOtherPage = reachedFrom(/\/(?:History|PhotoGallery|PrivacyPolicy|Contact)Screen\.tsx$/);
const isApp = reachedFrom(/\/index\.html$/);
/** The shell, and what nearly every screen in it is made of. */
const isShell = reachedFrom(
  /\/(?:shell\/Shell|layout\/PageHeader|layout\/Card|feedback\/Alert)\.tsx$|\/lib\/calls\/use-call\.ts$/,
);
const SERVER = "http://localhost:3000";

export default defineConfig({
  plugins: [
    reactAriaBengali(),
    noBrowserLocale(),
    iconImports(),
    publicTexts(),
    react(),
    shellPreload(),
    prerender(),
    installable(),
    precompress(),
  ],
  optimizeDeps: { rolldownOptions: { plugins: [reactAriaBengali(), noBrowserLocale()] } },
  resolve: {
    // Tests and types keep the real one; see the engine's own comment.
    alias: [
      {
        find: /^i18next$/,
        replacement: fileURLToPath(new URL("src/i18n/engine.ts", import.meta.url)),
      },
    ],
  },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  build: {
    target: "es2022",
    modulePreload: {
      polyfill: false,
      // The list of what every screen needs grew with the screens and weighed on the first load; a screen's own imports say
      // the same one step later. Its styles must be named: nothing else brings them.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === "js"
          ? dependencies.filter((dependency) => dependency.endsWith(".css"))
          : dependencies,
    },
    rolldownOptions: {
      input: ["index.html", "public.html"],
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
            // What the public pages share with the application stands apart from it: they load nothing behind the login.
            // The entry itself stays out of it: whoever loads what it shares must not run it.
            {
              name: (id, graph) =>
                KERNEL.test(id) || (isPublic(id, graph) && !PUBLIC_ENTRY.test(id)) ? "base" : null,
              test: SCRIPT_OR_STYLE,
            },
            {
              name: (id, graph) => (isApp(id, graph) && isLanding(id, graph) ? "kit" : null),
              test: SCRIPT,
            },
            { name: (id, graph) => (isApp(id, graph) ? "app" : null), test: SCRIPT },
            // First what public pages share with the shell, or it would be drawn into it.
            {
              name: (id, graph) => (isShell(id, graph) && isLanding(id, graph) ? "blocks" : null),
              test: SCRIPT_OR_STYLE,
            },
            {
              name: (id, graph) => (isShell(id, graph) ? "Shell" : null),
              test: SCRIPT_OR_STYLE,
            },
            {
              name: (id, graph) =>
                isFirstPage(id, graph) && isOtherPage(id, graph) ? "pages" : null,
              test: PUBLIC_PARTS,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/v1": SERVER, "/idp": SERVER } },
});
