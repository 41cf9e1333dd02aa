import { expect, type Page, test } from "@playwright/test";
import { begin, press, write } from "./keyboard.ts";
import { signIn } from "./sign-in.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Twelve questions in both languages, by keyboard alone. */
async function buildForm(page: Page, bangla: string, english: string): Promise<void> {
  await begin(page, bangla, english);
  await press(page, "প্রথম অনুচ্ছেদ যোগ করুন");
  await write(page, "পাঠাগার", "Library");
  const kinds = ["হ্যাঁ / না", "শর্তযুক্ত", "লিখিত", "চেকবক্স", "হ্যাঁ / না", "লিখিত"];
  for (const [index, kind] of [...kinds, ...kinds].entries()) {
    await press(page, kind);
    await write(page, `প্রশ্ন ${index + 1}`, `Question ${index + 1}`);
  }
  await expect(page.getByText(/^সংরক্ষিত, /)).toBeVisible();
  await press(page, "প্রকাশ করুন");
  await press(page, "প্রকাশ করুন");
  await page.waitForURL("/save-form/succeed");
}

/** A day from now in the boxes of a date field. */
async function fillDay(page: Page, field: RegExp, days: number): Promise<void> {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Dhaka" })
    .format(new Date(Date.now() + days * 86_400_000))
    .split("/");
  const boxes = page.getByRole("group", { name: field }).getByRole("textbox");
  for (const [index, text] of parts.entries()) await boxes.nth(index).fill(text);
  await page.keyboard.press("Escape");
}

async function chooseTeachersOf(page: Page, upazila: string): Promise<void> {
  await page.getByRole("radio", { name: /^গ্রুপ/ }).check();
  await page.getByRole("radio", { name: "শিক্ষক", exact: true }).check({ force: true });
  await page.getByRole("radio", { name: "উপজেলা", exact: true }).check({ force: true });
  await page.getByRole("button", { name: /স্থান/ }).click();
  await page.keyboard.type(upazila);
  await page
    .getByRole("option", { name: new RegExp(upazila) })
    .first()
    .click();
  // The first empties the search, the second closes the list.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

test("a form written by keyboard goes to the teachers of an upazila, one answers on the phone, the author sees it", async ({
  page,
  browser,
}) => {
  const name = `পাঠাগার জরিপ ${Date.now()}`;
  const advice = `আরও বই দরকার ${Date.now()}`;
  await signIn(page, "director");
  await buildForm(page, name, "Libraries");

  await page.goto("/form/survey-list");
  await page.getByRole("link", { name: `জরিপ তৈরি: ${name}` }).click();
  await expect(page.getByRole("textbox", { name: /জরিপের নাম \(বাংলা\)/ })).toHaveValue(name);
  await page.getByRole("button", { name: "প্রকাশ করুন" }).click();
  await expect(page.getByRole("alert")).toContainText("অন্তত একজন প্রাপক যোগ করতে হবে");
  await fillDay(page, /শেষ তারিখ/, 0);
  await expect(page.getByText("শেষ তারিখ শুরুর তারিখের পরে হতে হবে").first()).toBeVisible();
  await fillDay(page, /শেষ তারিখ/, 5);
  await chooseTeachersOf(page, "সাভার");
  await page.getByRole("button", { name: "প্রকাশ করুন" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("জন জরিপটি পাবেন");
  await dialog.getByRole("button", { name: "প্রকাশ করুন" }).click();
  await page.waitForURL("/dynamic-survey-publish/succeed");

  const phone = await (await browser.newContext(PHONE)).newPage();
  await signIn(phone, "teacher.savar");
  await phone.goto("/my-surveys");
  await expect(async () => {
    await phone.reload();
    await expect(phone.getByRole("link", { name })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000, intervals: [1000] });
  await phone.getByRole("link", { name }).click();
  await phone.waitForURL(/\/my-surveys\/\d+$/);
  await phone.getByRole("radio", { name: "হ্যাঁ" }).first().check({ force: true });
  await phone.getByRole("textbox", { name: /প্রশ্ন 2/ }).fill(advice);
  await phone.getByRole("textbox", { name: /প্রশ্ন 3/ }).fill("তিন");
  await expect(phone.getByText(/এই ফোনে রাখা হয়েছে/)).toBeVisible();
  // What was typed survives a closed tab.
  await phone.reload();
  await expect(phone.getByRole("textbox", { name: /প্রশ্ন 3/ })).toHaveValue("তিন");
  await phone.getByRole("button", { name: "উত্তর জমা দিন" }).click();
  await phone.waitForURL("/my-surveys?state=ANSWERED");
  await expect(phone.getByRole("link", { name })).toContainText("উত্তর দেওয়া হয়েছে");

  await page.goto("/dynamic-survey/list");
  await page.getByRole("link", { name }).click();
  await page.waitForURL(/\/report\/dynamic-survey\?surveyId=\d+/);
  await expect(page.getByText(advice)).toBeVisible();
  await page.getByRole("tab", { name: /উত্তর/ }).click();
  await page
    .getByRole("button", { name: /^উত্তর দেখুন/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText(advice);
  await page.keyboard.press("Escape");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "প্রতিবেদন তৈরি" }).click();
  await page.getByRole("menuitem", { name: /এক্সেল/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^survey_\d+_answers\.xlsx$/);

  const stranger = await (await browser.newContext(PHONE)).newPage();
  await signIn(stranger, "useo.kaliganj");
  const answer = stranger.waitForResponse((one) => /\/api\/.*my-surveys\/\d+$/.test(one.url()));
  await stranger.goto(`/my-surveys/${idOf(page.url())}`);
  expect((await answer).status()).toBe(404);
});

function idOf(url: string): string {
  return new URL(url).searchParams.get("surveyId") ?? "";
}
