import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Unit tests everywhere; the server's also get a PostgreSQL of their own, started once for all of them. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "contract", root: "contract", include: ["src/**/*.test.ts"] } },
      {
        test: {
          name: "server",
          root: "server",
          include: ["src/**/*.test.ts", "seeds/**/*.test.ts", "test/**/*.test.ts"],
          globalSetup: [fileURLToPath(new URL("server/test/global-setup.ts", import.meta.url))],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: "web", root: "web", include: ["src/**/*.test.ts", "src/**/*.test.tsx"] } },
    ],
    maxWorkers: 2,
  },
});
