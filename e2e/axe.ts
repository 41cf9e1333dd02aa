import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { BrowserContext, Page } from "@playwright/test";

/** Axe is there from the start of every page, so that it is read once for a load, while the page's own parts are on their way. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({
    path: fileURLToPath(import.meta.resolve("axe-core/axe.min.js")),
  });
}

/** What every rule of axe finds wrong, as a line for each; only that travels out of the page. */
export function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
    );
  });
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
