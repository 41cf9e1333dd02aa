import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { entryChunk } from "./build/entry-chunk.ts";
import { reactAriaBengali } from "./build/react-aria-bengali.ts";

const SERVER = "http://localhost:3000";

export default defineConfig({
  plugins: [reactAriaBengali(), react()],
  optimizeDeps: { rolldownOptions: { plugins: [reactAriaBengali()] } },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: entryChunk("app"), test: /\.(?:ts|tsx|js|mjs)$/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/v1": SERVER, "/idp": SERVER } },
});
