import { expect, type Page } from "@playwright/test";

const QUIET_MS = 150;

/**
 * Counts the page's requests from here on, and waits until none has been on its way for a moment. The wait for an idle
 * network that the tool brings takes half a second for each of some hundred pages.
 */
export function watchTraffic(page: Page): () => Promise<void> {
  let onTheWay = 0;
  let changedAt = Date.now();
  const note = (change: number) => () => {
    onTheWay += change;
    changedAt = Date.now();
  };
  page.on("request", note(1));
  page.on("requestfinished", note(-1));
  page.on("requestfailed", note(-1));
  return () =>
    expect
      .poll(() => onTheWay === 0 && Date.now() - changedAt >= QUIET_MS, { intervals: [50] })
      .toBe(true);
}
