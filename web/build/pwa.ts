import { VitePWA, type VitePWAOptions } from "vite-plugin-pwa";

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

/**
 * The shell is kept for offline use, screens once they have been opened. Calls and the login are never kept: what is
 * shown must be what the server says now.
 */
export function installable() {
  return VitePWA({
    registerType: "prompt",
    injectRegister: false,
    manifest,
    workbox: {
      globPatterns: [
        "index.html",
        "icon.svg",
        "fonts/*.woff2",
        "assets/{index,app,base,kit,react,rolldown-runtime,Shell,blocks,PublicFrame*,common,cliche}-*.{js,css}",
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
}
