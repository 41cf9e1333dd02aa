import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { addressOf, allRoutes, type Route } from "./routes.ts";
import { type Language, signIn } from "./sign-in.ts";

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const PLACES = Map.groupBy(
  allRoutes().filter(({ path }) => !path.startsWith("/login/") && !path.startsWith("/sso/")),
  (route) => route.feature,
);

for (const language of ["bn", "en"] as const) {
  for (const [feature, routes] of PLACES) {
    test(`${feature} in ${language}: no console error, accessible, no sideways scroll, titled`, async ({
      page,
    }) => {
      const complaints = listen(page);
      await signIn(page, "admin");
      await page.addInitScript((wanted) => {
        const stored = JSON.parse(
          localStorage.getItem("shikkha.general") ?? '{"state":{},"version":1}',
        ) as { state: object };
        localStorage.setItem(
          "shikkha.general",
          JSON.stringify({ ...stored, state: { ...stored.state, appLanguage: wanted } }),
        );
      }, language);
      for (const route of routes) {
        await test.step(addressOf(route), () => look(page, route, language));
        expect(complaints.splice(0), addressOf(route)).toEqual([]);
      }
    });
  }
}

async function look(page: Page, route: Route, language: Language): Promise<void> {
  await page.goto(addressOf(route));
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("h1").first()).toBeVisible();
  // The gallery shows the loading states on purpose.
  if (route.path !== "/dev/kit") await settled(page);
  const heading = await page.locator("h1").first().innerText();
  expect(heading.trim()).not.toBe("");
  expect(await page.title()).toMatch(language === "bn" ? /শিক্ষা মনিটরিং/ : /Shikkha Monitoring/);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
    ).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "scrolls sideways at 320 px").toBeLessThanOrEqual(0);
}

/** Skeletons are gone and nothing is on its way. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
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
