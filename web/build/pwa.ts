import type { Plugin, Rolldown } from "vite";
import { VitePWA, type VitePWAOptions } from "vite-plugin-pwa";
import { assetsOf } from "./page-assets.ts";

/** Prerendered in both languages, so asked for from the network first. */
const PAGE = "(?:/en)?(?:/|/history|/photo-gallery|/privacy-policy|/contact)?(?:[?#].*)?$";
const MONTH_S = 30 * 24 * 60 * 60;

const manifest: VitePWAOptions["manifest"] = {
  id: "/",
  name: "শিক্ষা মনিটরিং",
  short_name: "শিক্ষা মনিটরিং",
  description: "বিদ্যালয়, কলেজ ও শিক্ষা অফিসের বার্ষিক মনিটরিং পরিকল্পনা, পরিদর্শন ও মূল্যায়ন এক জায়গায়।",
  lang: "bn",
  dir: "ltr",
  start_url: "/dashboard",
  scope: "/",
  display: "standalone",
  theme_color: "#06352a",
  background_color: "#f2f5f4",
  categories: ["education", "government"],
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** What goes on without a connection: its code and texts are on the device before the line is lost. */
const FIELD = [
  "/app/shell/TabBar.tsx",
  "/app/shell/TabBadge.tsx",
  "/features/field/screens/MyWeekScreen.tsx",
  "/features/field/screens/PlaceScreen.tsx",
  "/features/field/screens/OutboxScreen.tsx",
  "/features/field/screens/FillingScreen.tsx",
  "/features/field/components/evidence/EvidenceStep.tsx",
  "/features/field/components/evidence/ActionForm.tsx",
  "/shared/outbox/outbox.ts",
  "/shared/question-renderer/compile-pattern.ts",
  "/shared/question-renderer/DateInput.tsx",
  ...["visit", "form", "monitoring"].flatMap((group) => [
    `/i18n/bn/${group}.json`,
    `/i18n/en/${group}.json`,
  ]),
];
const SHELL =
  /^(?:[^/]+|fonts\/.*|assets\/(?:index|app|base|kit|react|rolldown-runtime|Shell|blocks|PublicFrame[^-]*|common|cliche)-[^/]*)$/;

/** Knows the files of field work once they are written. */
function fieldFiles() {
  const files = new Set<string>();
  const plugin: Plugin = {
    name: "field-files",
    apply: "build",
    generateBundle(_options, bundle: Rolldown.OutputBundle) {
      const { styles, scripts } = assetsOf(bundle, "", FIELD);
      for (const file of [...styles, ...scripts]) files.add(file);
    },
  };
  return { plugin, has: (file: string) => files.has(file) };
}

/**
 * The shell and field work are kept for offline use, other screens once they have been opened. Calls and the login are never kept: what is
 * shown must be what the server says now.
 */
export function installable() {
  const field = fieldFiles();
  const pwa = VitePWA({
    registerType: "prompt",
    injectRegister: false,
    manifest,
    workbox: {
      globPatterns: ["index.html", "icon.svg", "fonts/*.woff2", "assets/*.{js,css}"],
      manifestTransforms: [
        (entries) => ({
          manifest: entries.filter(({ url }) => SHELL.test(url) || field.has(url)),
          warnings: [],
        }),
      ],
      navigateFallback: "/index.html",
      navigateFallbackDenylist: [/^\/v1\//, /^\/idp\//, new RegExp(`^${PAGE}`)],
      cleanupOutdatedCaches: true,
      importScripts: ["/push.js"],
      runtimeCaching: [
        {
          urlPattern: new RegExp(`^https?://[^/]+${PAGE}`),
          handler: "NetworkFirst",
          options: {
            cacheName: "public-pages",
            networkTimeoutSeconds: 8,
            precacheFallback: { fallbackURL: "/index.html" },
          },
        },
        {
          urlPattern: /^https?:\/\/[^/]+\/assets\//,
          handler: "CacheFirst",
          options: {
            cacheName: "screens",
            expiration: { maxEntries: 200, maxAgeSeconds: MONTH_S },
          },
        },
      ],
    },
  });
  return [field.plugin, pwa];
}
