import axe from "axe-core";
import type { Page } from "@playwright/test";

/** Once for each load of a page: what it holds is then asked as often as wanted. */
export async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(axe.source);
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
