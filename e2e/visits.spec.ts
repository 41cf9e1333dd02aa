import { expect, type Page, test } from "@playwright/test";
import { bringAxe, violationsOf } from "./axe.ts";
import { signIn } from "./sign-in.ts";

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

/** The latest visit of the list that nobody has returned. */
async function openLatest(page: Page, list: string): Promise<void> {
  await page.goto(`${list}?state=SUBMITTED`);
  await page.locator("table tbody a").first().click();
  await page.waitForURL(new RegExp(`${list}/\\d+$`));
  await expect(page.getByRole("heading", { name: "রসিদ ও যাচাই" })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test("a supervisor reads visits of every kind and returns one with a comment", async ({ page }) => {
  await bringAxe(page.context());
  await signIn(page, "zone.dhaka");
  for (const list of ["/curriculum-visits", "/office-visits", "/general-visits"]) {
    await openLatest(page, list);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await violationsOf(page), `${list} at ${size.width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 844 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${list} scrolls sideways`).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1366, height: 768 });
  }
  await page.getByRole("button", { name: "সংশোধনের জন্য ফেরত" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "ফেরত পাঠান" })).toBeDisabled();
  await dialog.getByRole("textbox", { name: "মন্তব্য" }).fill("কর্মচারীর সংখ্যা যাচাই করুন");
  await dialog.getByRole("button", { name: "ফেরত পাঠান" }).click();
  await expect(page.getByText("প্রতিবেদনটি সংশোধনের জন্য ফেরত এসেছে")).toBeVisible();
  await expect(page.getByText("কর্মচারীর সংখ্যা যাচাই করুন").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "সংশোধনের জন্য ফেরত" })).toHaveCount(0);
});

test("see previous page leads back to the list as it was, or to the list for whoever came by a link", async ({
  page,
}) => {
  await signIn(page, "zone.dhaka");
  await openLatest(page, "/general-visits");
  const detail = page.url();
  await page.getByRole("button", { name: "আগের পাতা দেখুন" }).click();
  await expect(page).toHaveURL(/\/general-visits\?state=SUBMITTED$/);
  await page.goto(detail);
  await page.getByRole("button", { name: "আগের পাতা দেখুন" }).click();
  await expect(page).toHaveURL(/\/general-visits$/);
});

test("the dashboard goes down from the zones to the institutes, and BI breaks a rate down", async ({
  page,
}) => {
  await signIn(page, "director");
  await page.getByRole("link", { name: "সিলেট", exact: true }).first().click();
  await page.getByRole("link", { name: "হবিগঞ্জ", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: /উপজেলাভিত্তিক অগ্রগতি: হবিগঞ্জ/ })).toBeVisible();
  await page.locator("table tbody a").first().click();
  await expect(page.getByRole("heading", { name: /প্রতিষ্ঠানভিত্তিক অগ্রগতি/ })).toBeVisible();

  await page.goto("/monitoring-bi");
  await page.getByLabel("পরিমাপ").selectOption({ label: "গড় রেটিং" });
  await page.getByLabel("ভাগ করুন").selectOption({ label: "আইএসএএস শ্রেণি" });
  await page.getByLabel("তুলনা").selectOption({ label: "আগের বছরের একই সময়" });
  await expect(page.getByRole("rowheader", { name: "আইএসএএস শ্রেণি এ" })).toBeVisible();
  await page.getByRole("button", { name: "দৃশ্য সংরক্ষণ" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "দৃশ্যের নাম" }).fill("শ্রেণিভিত্তিক রেটিং");
  await dialog.getByRole("button", { name: "দৃশ্য সংরক্ষণ" }).click();
  await page.goto("/monitoring-bi");
  await page.getByRole("link", { name: "শ্রেণিভিত্তিক রেটিং" }).click();
  await expect(page).toHaveURL(/breakdown=ISAS/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("গড় রেটিং");
});
