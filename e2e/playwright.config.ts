import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "./chromium-flags.ts";
import { ORIGIN } from "./server-address.ts";

const executablePath = process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1366, height: 768 },
    launchOptions: {
      args: CHROMIUM_FLAGS,
      // Without one that knows Bengali letters the browser gives every download with a Bengali name another one.
      env: { ...process.env, LANG: "C.UTF-8" },
      ...(executablePath !== undefined && { executablePath }),
    },
    screenshot: "only-on-failure",
    locale: "bn-BD",
    timezoneId: "Asia/Dhaka",
  },
  webServer: {
    command: "node start-server.ts",
    url: `${ORIGIN}/v1/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
