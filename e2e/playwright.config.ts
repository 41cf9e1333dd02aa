import { defineConfig } from "@playwright/test";
import { ORIGIN } from "./server-address.ts";

/** Debian's Chromium where there is one; as root it needs to run without its sandbox, and without calls to its maker. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
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
    launchOptions: { args: FLAGS, ...(executablePath !== undefined && { executablePath }) },
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
