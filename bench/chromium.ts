import { type Browser, chromium } from "playwright-core";
import { CHROMIUM_FLAGS } from "../e2e/chromium-flags.ts";

/** The browser of the browser tests. */
export function openChromium(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}
