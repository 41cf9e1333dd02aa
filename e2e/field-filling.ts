import { expect, type Page } from "@playwright/test";

/** Answers every question of the open section as an officer would: the fourth star, yes, everybody present. */
async function fillSection(page: Page): Promise<void> {
  const form = page.locator("form");
  for (const group of await form.getByRole("radiogroup").all()) {
    const radios = group.getByRole("radio");
    const wanted = (await radios.count()) >= 5 ? 3 : 0;
    // By the keyboard: the bars above and below may cover what the mouse would hit.
    await radios.nth(wanted).press("Space");
  }
  for (const select of await form.locator("label + * select, select[aria-required]").all())
    await select.selectOption({ index: 1 });
  await fillEmpty(page, "input[inputmode=decimal]", "3");
  await fillPresence(page);
  await fillEmpty(page, "input[type=text]:not([inputmode])", "লেখা");
  await fillEmpty(page, "textarea", "সব দেখা হয়েছে");
}

async function fillEmpty(page: Page, selector: string, text: string): Promise<void> {
  for (const field of await page.locator(`form ${selector}`).all())
    if ((await field.inputValue()) === "") await field.fill(text);
}

/** Six employed, five present: the offer counts the sixth as present. */
async function fillPresence(page: Page): Promise<void> {
  const total = page.getByLabel("মোট কর্মরত", { exact: true });
  if ((await total.count()) === 0) return;
  await total.fill("৬");
  await page.getByLabel("উপস্থিত", { exact: true }).fill("৫");
  await page.getByRole("button", { name: "১ জনকে উপস্থিত ধরুন" }).click();
  await expect(page.locator("form")).toContainText("মোটের সঙ্গে মিলেছে");
}

/** From the open section to the summary, with a photo on the way. */
export async function fillVisit(page: Page, photo: Buffer): Promise<void> {
  const evidence = page.getByRole("heading", { name: "করণীয়, ছবি ও অবস্থান" });
  const next = page.getByRole("button", { name: /^পরের/ });
  while (!(await evidence.isVisible())) {
    const heading = page.locator("form h2").first();
    const title = await heading.innerText();
    await fillSection(page);
    await next.click();
    await expect(heading).not.toHaveText(title);
  }
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(page.getByRole("img", { name: "পরিদর্শনের ছবি" })).toBeVisible();
  await next.click();
}

export async function submitVisit(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "যাচাই ও জমা" })).toBeVisible();
  await page.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: "প্রতিবেদন জমা দিন" }).click();
}
