import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./sign-in.ts";

const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n%%EOF\n",
);
const dhaka = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Dhaka", ...options });

/** Puts words on the clipboard's place and pastes them, as another program would. */
async function paste(page: Page, html: string): Promise<void> {
  await page.getByRole("textbox", { name: "বিবরণ" }).evaluate((box, markup) => {
    box.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", markup);
    box.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

/** The next full minute by the clock of Dhaka, in the boxes of the form. */
async function scheduleNextMinute(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "সময় ধরে", exact: true }).check({ force: true });
  const start = new Date(Date.now() + 60_000);
  const [day = "", month = "", year = ""] = dhaka({
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  })
    .format(start)
    .split("/");
  const boxes = page.getByRole("group", { name: /প্রকাশের তারিখ/ }).getByRole("textbox");
  for (const [index, text] of [day, month, year].entries()) await boxes.nth(index).fill(text);
  await page.keyboard.press("Escape");
  await page
    .getByRole("textbox", { name: /^সময়/ })
    .fill(dhaka({ hour: "2-digit", minute: "2-digit" }).format(start));
}

async function chooseOfficersOf(page: Page, zones: readonly string[]): Promise<void> {
  await page.getByRole("radio", { name: /^গ্রুপ/ }).check();
  await page.getByRole("radio", { name: "কর্মকর্তা", exact: true }).check({ force: true });
  await page.getByRole("radio", { name: "আঞ্চলিক", exact: true }).check({ force: true });
  await page.getByRole("button", { name: /স্থান/ }).click();
  for (const zone of zones) await page.getByRole("option", { name: zone, exact: true }).click();
  await page.keyboard.press("Escape");
}

/** Someone whom no other journey tells anything, of one of the two zones. */
const OFFICER = "useo.kaliganj";

interface Synced {
  readonly isVisible: boolean;
  readonly isRead: boolean;
  readonly expiresAt: string | null;
}

/** Signs in and tells how many notices are unread: what the first sync answers, not what the bell shows before it. */
async function signInCounting(page: Page, username: string): Promise<number> {
  const answer = page.waitForResponse((one) => one.url().includes("/get/notifications?"));
  await signIn(page, username);
  const synced = (await (await answer).json()) as Synced[];
  return synced.filter(
    ({ isVisible, isRead, expiresAt }) =>
      isVisible && !isRead && (expiresAt === null || new Date(expiresAt) > new Date()),
  ).length;
}

async function expectUnread(page: Page, count: number): Promise<void> {
  const digits = count.toLocaleString("bn-BD");
  await expect(page.locator('header a[href="/notice-list"]')).toHaveAttribute(
    "aria-label",
    count === 0 ? "নোটিশ" : `নোটিশ, ${digits}টি অপঠিত`,
  );
}

test("a scheduled notice reaches the officers of two zones with its file, and nobody of a third", async ({
  page,
  browser,
}) => {
  const officer = await (await browser.newContext()).newPage();
  const before = await signInCounting(officer, OFFICER);
  await expectUnread(officer, before);

  const title = `পরিকল্পনা জমা প্রসঙ্গে ${Date.now()}`;
  await signIn(page, "admin");
  await page.goto("/create-notice");
  await page.getByRole("textbox", { name: "শিরোনাম" }).fill(title);
  await paste(
    page,
    '<h2 style="color:red" onclick="alert(1)">নির্দেশনা</h2><script>alert(2)</script><p><b>সময়মতো</b> জমা দিন <a href="javascript:alert(3)">এখানে</a> <img src=x onerror=alert(4)></p>',
  );
  await scheduleNextMinute(page);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "নির্দেশিকা.pdf", mimeType: "application/pdf", buffer: PDF });
  await chooseOfficersOf(page, ["ঢাকা", "ময়মনসিংহ"]);
  await page.getByRole("textbox", { name: "বার্তা" }).fill("পরিকল্পনা জমা দিন");
  await page.getByRole("button", { name: "সময় ধরে প্রকাশ করুন" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("জন নোটিশটি পাবেন");
  await dialog.getByRole("button", { name: "সময় ধরে প্রকাশ করুন" }).click();
  await page.waitForURL("/notice-creation/succeed");
  await page.goto("/notice-management");
  const link = page.getByRole("link", { name: title });
  const id = (await link.getAttribute("href"))?.split("/").at(-1) ?? "";

  await officer.goto("/notice-list");
  await expect(async () => {
    await officer.reload();
    await expect(officer.getByRole("link", { name: title })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 120_000, intervals: [2000] });
  // The bell may have asked a moment before the notice was handed out, the list a moment after.
  await officer.reload();
  await expectUnread(officer, before + 1);
  await officer.getByRole("link", { name: title }).click();
  await officer.waitForURL(`/user-notice-details/${id}`);
  const body = officer.getByRole("main");
  await expect(body).toContainText("নির্দেশনা");
  await expect(body.locator("strong")).toHaveText("সময়মতো");
  await expect(
    body.locator("img, script, [onclick], [style*=color], a[href^=javascript]"),
  ).toHaveCount(0);
  const download = officer.waitForEvent("download");
  await officer.getByRole("button", { name: /নির্দেশিকা\.pdf/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("নির্দেশিকা.pdf");
  expect((await readFile(await file.path())).equals(PDF)).toBe(true);
  await expectUnread(officer, before);

  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger, "deo.sylhet");
  const answer = stranger.waitForResponse((one) => one.url().includes(`/get/notification/${id}`));
  await stranger.goto(`/user-notice-details/${id}`);
  expect((await answer).status()).toBe(404);
  await expect(stranger.getByText(title)).toHaveCount(0);
});

test("a draft is kept, found again and thrown away", async ({ page }) => {
  await signIn(page, "director");
  await page.goto("/create-notice");
  await page.getByRole("textbox", { name: "শিরোনাম" }).fill("অসমাপ্ত নোটিশ");
  await page.getByRole("textbox", { name: "বিবরণ" }).click();
  await page.keyboard.type("লেখা চলছে");
  await page.getByRole("button", { name: "খসড়া রাখুন" }).click();
  await page.waitForURL("/notice-management");
  await page.goto("/create-notice");
  await expect(page.getByRole("textbox", { name: "শিরোনাম" })).toHaveValue("অসমাপ্ত নোটিশ");
  await expect(page.getByRole("textbox", { name: "বিবরণ" })).toHaveText("লেখা চলছে");
  await page.getByRole("button", { name: "খসড়া মুছে নতুন করে শুরু করুন" }).click();
  await expect(page.getByRole("textbox", { name: "শিরোনাম" })).toHaveValue("");
});

test("the editor works by the keyboard alone", async ({ page }) => {
  await signIn(page, "director");
  await page.goto("/create-notice");
  const box = page.getByRole("textbox", { name: "বিবরণ" });
  await box.click();
  await page.keyboard.type("এক ");
  await page.getByRole("button", { name: "মোটা" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("দুই");
  await page.getByRole("button", { name: "মোটা" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "বাঁকা" })).toBeFocused();
  await expect(box.locator("b, strong")).toHaveText("দুই");
});
