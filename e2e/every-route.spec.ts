import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { test } from "./one-session.ts";
import { addressOf, allRoutes, type Route } from "./routes.ts";
import type { Language } from "./sign-in.ts";
import { watchTraffic } from "./traffic.ts";

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const PLACES = allRoutes().filter(
  ({ path }) => !path.startsWith("/login/") && !path.startsWith("/sso/"),
);

for (const language of ["bn", "en"] as const) {
  for (const route of PLACES) {
    test(`${route.feature}: ${route.path} in ${language}: no console error, accessible, no sideways scroll, titled`, async ({
      page,
    }) => {
      const complaints = listen(page);
      await page.addInitScript((wanted) => {
        const stored = JSON.parse(
          localStorage.getItem("shikkha.general") ?? '{"state":{},"version":1}',
        ) as { state: object };
        localStorage.setItem(
          "shikkha.general",
          JSON.stringify({ ...stored, state: { ...stored.state, appLanguage: wanted } }),
        );
      }, language);
      try {
        await look(page, route, language);
      } finally {
        // Told beside another fault as well: it is often the reason.
        expect.soft(complaints).toEqual([]);
      }
    });
  }
}

async function look(page: Page, route: Route, language: Language): Promise<void> {
  const quiet = watchTraffic(page);
  await page.setViewportSize(DESK);
  await page.goto(addressOf(route));
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("h1").first()).toBeVisible();
  // Skeletons are gone and nothing is on its way; the gallery shows the loading states on purpose.
  if (route.path !== "/dev/kit") await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await quiet();
  const heading = await page.locator("h1").first().innerText();
  expect(heading.trim()).not.toBe("");
  expect(await page.title()).toMatch(language === "bn" ? /শিক্ষা মনিটরিং/ : /Shikkha Monitoring/);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect(await violationsOf(page), `${size.width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  // The page may need a frame or two to lay itself out anew; what still sticks out then is named.
  await expect
    .poll(() => page.evaluate(stickingOut), { message: "scrolls sideways at 320 px" })
    .toEqual([]);
}

/** What is wider than the window, when the page as a whole can be scrolled sideways. */
function stickingOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => `${element.tagName}.${element.className}`);
  return [`${scrollWidth} px of ${clientWidth}`, ...wide];
}

/** What the browser complains of; answers the page expects, such as a 404 for an example id, are not faults. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isExpected = /the server responded with a status of (400|404)/.test(message.text());
    if ((message.type() === "error" || message.type() === "warning") && !isExpected)
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}
