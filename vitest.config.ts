import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Files of a worker share the modules they import: reading them anew for each file took a third of the time. */
const isolate = false;

/** Unit tests everywhere; the server's also get a PostgreSQL of their own, started once for all of them. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "contract", root: "contract", include: ["src/**/*.test.ts"], isolate } },
      {
        test: {
          name: "server",
          root: "server",
          include: ["src/**/*.test.ts", "seeds/**/*.test.ts", "test/**/*.test.ts"],
          globalSetup: [fileURLToPath(new URL("server/test/global-setup.ts", import.meta.url))],
          isolate,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "web",
          root: "web",
          include: ["src/**/*.test.ts", "src/**/*.test.tsx"],
          isolate,
        },
      },
    ],
    maxWorkers: 2,
  },
});
