import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./sign-in.ts";

/** Kilobytes, gzip, of what a first visit loads: the budgets of the design language. */
const LANDING = { script: 125, css: 18, font: 85 };
const DASHBOARD = { script: 145, css: 18, font: 85 };

for (const address of ["/", "/history", "/photo-gallery", "/privacy-policy", "/contact"]) {
  test(`the public page ${address} keeps its budget`, async ({ page }) => {
    const weight = weigh(page);
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    expectWithin(await weight(), LANDING);
  });
}

test("the dashboard's first load keeps its budget", async ({ browser, page }) => {
  await signIn(page, "useo.savar");
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const fresh = await context.newPage();
  const weight = weigh(fresh);
  await fresh.goto("/dashboard");
  await fresh.waitForLoadState("networkidle");
  expectWithin(await weight(), DASHBOARD);
});

test("the landing page can be read before any script runs, in both languages", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await page.goto("/en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("h1")).toBeVisible();
});

type Weight = Record<"script" | "css" | "font", number>;

/** Counts what the page fetches from the start of the load on; fonts are compressed already. */
function weigh(page: Page): () => Promise<Weight> {
  const parts: Promise<{ kind: keyof Weight; bytes: number }>[] = [];
  page.on("response", (response) => {
    const kind = { script: "script", stylesheet: "css", font: "font" }[
      response.request().resourceType()
    ] as keyof Weight | undefined;
    if (!kind || !response.ok()) return;
    parts.push(
      response
        .body()
        .then((body) => ({ kind, bytes: kind === "font" ? body.length : gzipSync(body).length })),
    );
  });
  return async () => {
    const weight: Weight = { script: 0, css: 0, font: 0 };
    for (const { kind, bytes } of await Promise.all(parts)) weight[kind] += bytes / 1024;
    return weight;
  };
}

function expectWithin(weight: Weight, budget: Weight): void {
  for (const kind of ["script", "css", "font"] as const)
    expect(weight[kind], kind).toBeLessThanOrEqual(budget[kind]);
}
