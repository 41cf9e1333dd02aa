import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { entryChunk } from "./build/entry-chunk.ts";
import { precompress } from "./build/precompress.ts";
import { prerender } from "./build/prerender.ts";
import { installable } from "./build/pwa.ts";
import { reactAriaBengali } from "./build/react-aria-bengali.ts";

const SCRIPT = /\.(?:ts|tsx|js|mjs)$/;
const SERVER = "http://localhost:3000";

export default defineConfig({
  plugins: [reactAriaBengali(), react(), prerender(), installable(), precompress()],
  optimizeDeps: { rolldownOptions: { plugins: [reactAriaBengali()] } },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "public.html"],
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
            // What the public pages need comes first, so that they load nothing of the application behind the login.
            { name: entryChunk("base", /public\.html$/), test: SCRIPT },
            { name: entryChunk("app", /index\.html$/), test: SCRIPT },
          ],
        },
      },
    },
  },
  server: { proxy: { "/v1": SERVER, "/idp": SERVER } },
});
