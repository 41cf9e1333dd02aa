import { expect, type Page, test } from "@playwright/test";
import { begin, press, write } from "./keyboard.ts";
import { signIn } from "./sign-in.ts";

const saved = (page: Page) => expect(page.getByText(/^সংরক্ষিত, /)).toBeVisible();

test("an author writes a form of twelve questions in both languages by keyboard alone and publishes it", async ({
  page,
}) => {
  await signIn(page, "director");
  const title = `কিবোর্ডের ফরম ${Date.now()}`;
  await begin(page, title, "A form by keyboard");
  await press(page, "প্রথম অনুচ্ছেদ যোগ করুন");
  await write(page, "অনুচ্ছেদ", "Section");
  const kinds = ["হ্যাঁ / না", "শর্তযুক্ত", "লিখিত", "চেকবক্স", "হ্যাঁ / না", "লিখিত"];
  for (const [index, kind] of [...kinds, ...kinds].entries()) {
    await press(page, kind);
    await write(page, `প্রশ্ন ${index + 1}`, `Question ${index + 1}`);
  }
  await saved(page);
  await expect(page.getByText("১টি অনুচ্ছেদ · ১২টি প্রশ্ন")).toBeVisible();

  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByLabel("১.১১ সম্পাদনা করছেন")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("১.১২ সম্পাদনা করছেন")).toBeVisible();

  await press(page, "প্রকাশ করুন");
  await expect(page.getByRole("dialog")).toBeVisible();
  await press(page, "প্রকাশ করুন");
  await page.waitForURL("/save-form/succeed");
  await page.goto("/form/management");
  await expect(page.getByRole("row", { name: title })).toContainText("প্রকাশিত");
});

test("a refused move says why, and two editors notice each other", async ({ page, browser }) => {
  await signIn(page, "director");
  await begin(page, "দুজনের ফরম", "A form of two");
  await page.getByRole("button", { name: "প্রথম অনুচ্ছেদ যোগ করুন" }).click();
  await write(page, "অনুচ্ছেদ", "Section");
  for (const kind of ["হ্যাঁ / না", "শর্তযুক্ত"]) {
    await page.getByRole("button", { name: kind }).click();
    await write(page, `${kind} প্রশ্ন`, "Question");
  }
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("alert")).toContainText("উত্তরের উপর নির্ভর করে");
  await saved(page);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, "admin");
  await other.goto(page.url());
  await other.getByRole("button", { name: "১.২ শর্তযুক্ত প্রশ্ন" }).click();
  await other.keyboard.type(" অন্যের");
  await saved(other);

  await page.getByRole("textbox", { name: "বাংলা" }).first().fill("আমার");
  await expect(page.getByRole("alert")).toContainText("এই ফরম সংরক্ষণ করেছেন");
  await page.getByRole("button", { name: "তাঁর লেখা নিন" }).click();
  await expect(page.getByText(/অন্যের/).first()).toBeVisible();
});
