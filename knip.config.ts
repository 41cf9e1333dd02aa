import type { KnipConfig } from "knip";

/** What nothing uses is dead and goes; the few exceptions say why. */
const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: ["scripts/*.mjs"],
      // The parser dependency-cruiser needs beside TypeScript 7.
      ignoreDependencies: ["@swc/core"],
    },
    contract: { entry: ["src/**/*.ts"], project: ["src/**/*.ts"] },
    server: {
      entry: [
        "src/main.ts",
        "src/verify-audit.ts",
        "seeds/national.ts",
        "test/write-db-types.ts",
        "test/global-setup.ts",
        "test/delivery-worker.ts",
        "{src,seeds,test}/**/*.test.ts",
      ],
      project: ["{src,seeds,test}/**/*.ts"],
      // Read as files: the font of the PDF writer.
      ignoreDependencies: ["@expo-google-fonts/noto-sans-bengali"],
    },
    web: {
      entry: [
        "src/app/main.tsx",
        "src/app/public/{public-main,prerender}.tsx",
        "build/*.ts",
        "src/**/*.test.{ts,tsx}",
      ],
      project: ["{src,build}/**/*.{ts,tsx}"],
    },
    e2e: {
      entry: ["**/*.spec.ts", "playwright.config.ts", "start-server.ts"],
      project: ["**/*.ts"],
    },
    bench: {
      entry: [
        "run.ts",
        "forms/pages/*.js",
        "exports/{run,write-file}.ts",
        "peers/product-server.ts",
      ],
      project: ["**/*.{ts,js}"],
      // Brought in for a run alone, outside the product.
      ignoreDependencies: ["survey-core", "survey-react-ui"],
    },
  },
  // Props and answers are often exported for the reader, not for an import.
  exclude: ["types"],
};

export default config;
