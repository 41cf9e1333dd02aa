import { expect, type Page } from "@playwright/test";

/** Sees that something is named so, as anyone does who sets out for it, and goes on with Tab alone until it has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const named = page.getByRole("button", { name, exact: true }).or(page.getByLabel(name));
  await expect(named.first()).toBeVisible();
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      // The page itself holds every name.
      if (element === document.body) return "";
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : "";
      return element?.getAttribute("aria-label") || element?.textContent || label || "";
    });
    if (typeof name === "string" ? focused.trim() === name : name.test(focused)) return;
  }
  throw new Error(`The keyboard does not reach ${String(name)}`);
}

/** Goes to something and presses it. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** The new question has the focus: Bangla first, English one Tab further. */
export async function write(page: Page, bangla: string, english: string): Promise<void> {
  await page.keyboard.type(bangla);
  await page.keyboard.press("Tab");
  await page.keyboard.type(english);
}

/** A form begins with its titles; the builder opens. */
export async function begin(page: Page, bangla: string, english: string): Promise<void> {
  await page.goto("/form/create");
  await tabTo(page, /শিরোনাম \(বাংলা\)/);
  await write(page, bangla, english);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/form\/edit\/\d+$/);
}
