import { gzipSync } from "node:zlib";
import type { BrowserContext, Page } from "playwright-core";
import { openChromium } from "./chromium.ts";

/** Kilobytes the design language allows for the first load of a page; the others are told beside them. */
const BUDGETS: Readonly<Record<string, number>> = { "/": 125, "/dashboard": 145 };
const PUBLIC = ["/", "/contact"];
const SIGNED_IN = ["/dashboard", "/my-week", "/general-visits", "/my-plan", "/monitoring-bi"];
const OFFICER = "useo.savar";

type Kind = "script" | "stylesheet" | "font";

/** What a first visit to a page loads, gzipped; nothing is in the cache before it. */
export async function weighPages(origin: string): Promise<readonly string[]> {
  const browser = await openChromium();
  const lines = ["| page | code | styles | fonts | code allowed |", "|---|---|---|---|---|"];
  const first = await browser.newContext();
  await signIn(await first.newPage(), origin);
  const storageState = await first.storageState();
  for (const path of [...PUBLIC, ...SIGNED_IN]) {
    const context = await browser.newContext(SIGNED_IN.includes(path) ? { storageState } : {});
    const weight = await weigh(context, origin + path);
    const cells = [weight.script, weight.stylesheet, weight.font].map(
      (one) => `${one.toFixed(0)} KB`,
    );
    const allowed = BUDGETS[path];
    lines.push(`| ${[path, ...cells, allowed === undefined ? "" : `${allowed} KB`].join(" | ")} |`);
    await context.close();
  }
  await browser.close();
  return lines;
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login/redirect-to-sso`);
  await page.locator(`button[value="${OFFICER}"]`).click();
  await page.waitForURL(/\/dashboard/);
}

async function weigh(context: BrowserContext, address: string): Promise<Record<Kind, number>> {
  const page = await context.newPage();
  const weight = { script: 0, stylesheet: 0, font: 0 };
  const parts: Promise<void>[] = [];
  page.on("response", (answer) => {
    const kind = answer.request().resourceType();
    if (!isWeighed(kind) || !answer.ok()) return;
    const weighing = answer.body().then((body) => {
      weight[kind] += (kind === "font" ? body.length : gzipSync(body).length) / 1024;
    });
    parts.push(weighing);
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await Promise.all(parts);
  return weight;
}

function isWeighed(kind: string): kind is Kind {
  return kind === "script" || kind === "stylesheet" || kind === "font";
}
