import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./sign-in.ts";

const BN = { caption: "সাভারের একটি শ্রেণিকক্ষ", question: "পাসওয়ার্ড ভুলে গেলে কী করব?" };
const EN = { caption: "A classroom in Savar", question: "What if I forget my password?" };

/** A PNG of the product itself, as large as a picture may sensibly be. */
const PICTURE = readFileSync(join(import.meta.dirname, "../web/public/social-card.png"));

test("an administrator's picture is on the public gallery in both languages", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/settings");
  await page.getByRole("link", { name: "গ্যালারি ব্যবস্থাপনা" }).click();
  await page.locator("input[type=file]").setInputFiles({
    name: "শ্রেণিকক্ষ.png",
    mimeType: "image/png",
    buffer: PICTURE,
  });
  await page.getByLabel("শিরোনাম (বাংলা)").fill(BN.caption);
  await page.getByLabel("শিরোনাম (ইংরেজি)").fill(EN.caption);
  await page.getByRole("button", { name: "গ্যালারিতে যোগ করুন" }).click();
  await expect(page.getByRole("region", { name: "গ্যালারির ছবি" })).toContainText(BN.caption);

  await expectPicture(page, "/photo-gallery", BN.caption);
  await expectPicture(page, "/en/photo-gallery", EN.caption);
});

test("the hotline and a question are in the help centre once saved, and leaving unsaved ones asks", async ({
  page,
}) => {
  await signIn(page, "admin");
  await page.goto("/settings/site");
  await page.locator('[id="contact.hotline"]').fill("১৬১০০");
  await page.locator('a[href="/help-center"]').first().click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button").first().click();
  await saveSection(page, "contact");

  await page.locator("#faq").getByRole("button", { name: "প্রশ্ন যোগ করুন" }).click();
  await page.locator('[id="faq.faq.0.question.bn"]').fill(BN.question);
  await saveSection(page, "faq", false);
  await expect(page.locator("#faq")).toContainText("প্রশ্ন (ইংরেজি), ১ নং");
  await page.locator('[id="faq.faq.0.question.en"]').fill(EN.question);
  await page.locator('[id="faq.faq.0.answer.bn"]').fill("একক লগইনের পাতায় গিয়ে নতুন করে নিন।");
  await page
    .locator('[id="faq.faq.0.answer.en"]')
    .fill("Set a new one at the single sign-on page.");
  await saveSection(page, "faq");

  await page.locator('a[href="/help-center"]').first().click();
  await page.waitForURL("/help-center");
  await expect(dialog).toBeHidden();
  await expect(page.locator("main")).toContainText("১৬১০০");
  await expect(page.locator("main")).toContainText(BN.question);
  await page.getByRole("radio", { name: "English" }).click({ force: true });
  await expect(page.locator("main")).toContainText("16100");
  await expect(page.locator("main")).toContainText(EN.question);
});

async function expectPicture(page: Page, address: string, caption: string): Promise<void> {
  await page.goto(address);
  const picture = page.getByRole("img", { name: caption });
  await expect(picture).toBeVisible();
  await expect(page.locator("figcaption")).toContainText([caption]);
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(
    true,
  );
}

async function saveSection(page: Page, id: string, isRight = true): Promise<void> {
  const save = page.locator(`[id="${id}"]`).getByRole("button", { name: "সংরক্ষণ করুন" });
  await save.click();
  if (isRight) await expect(save).toBeDisabled();
}
