import { expect, test } from "@playwright/test";
import { signIn, useLanguage } from "./sign-in.ts";

const ACCOUNTS = [
  ["admin", "মো. সাইফুল ইসলাম"],
  ["director", "অধ্যাপক নাসরিন সুলতানা"],
  ["zone.dhaka", "মো. রফিকুল আলম"],
  ["deo.gazipur", "শামীমা আক্তার"],
  ["useo.savar", "মো. মাহবুবুর রহমান"],
  ["teacher.savar", "জয়ন্তী রানী দাস"],
] as const;

for (const [username, name] of ACCOUNTS) {
  test(`${username} signs in through the provider and is greeted by name`, async ({ page }) => {
    await signIn(page, username);
    await expect(page.locator("h1")).toContainText(name);
    expect(page.url()).not.toContain("token=");
  });
}

test("someone with several duties must choose one, and can change it later", async ({ page }) => {
  await page.goto("/login/redirect-to-sso");
  await page.locator('button[value="multi.duty"]').click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  await dialog.getByRole("radio").nth(1).check({ force: true });
  await dialog.getByRole("button").last().click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("main")).toContainText("জেলা শিক্ষা অফিস, গাজীপুর");
});

test("the language is switched in the menu and stays after a reload", async ({ page }) => {
  await signIn(page, "useo.savar");
  await useLanguage(page, "en");
  await expect(page.locator("h1")).toContainText("Md. Mahbubur Rahman");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a guest signs in by name and password, and a wrong password is told in words", async ({
  page,
}) => {
  await page.goto("/guest-login");
  await page.locator("#username").fill("guest.one");
  await page.locator("#password").fill("not-the-password");
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("alert")).toContainText("পাসওয়ার্ড সঠিক নয়");
  await page.locator("#password").fill("shikkha-monitoring-2026");
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/\/dashboard/);
});

test("a visitor in the shell is sent to the root; a screen without the permission says so", async ({
  page,
}) => {
  await page.goto("/settings");
  await page.waitForURL((url) => url.pathname === "/");
  await signIn(page, "useo.savar");
  await page.goto("/settings");
  await expect(page.locator("h1")).toContainText(/অনুমতি|প্রবেশ/);
});

test("texts that fail to come are asked for again; when they stay away, that is said with a way on", async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await signIn(page, "useo.savar");
  const greeting = page.getByRole("heading", { level: 1, name: /মো\. মাহবুবুর রহমান/ });
  const texts = /\/assets\/common-[^/]+\.js$/;
  await page.route(texts, (route) => route.abort("connectionreset"), { times: 1 });
  await page.reload();
  await expect(greeting).toBeVisible();

  await page.route(texts, (route) => route.abort("connectionreset"));
  await page.reload();
  await expect(page.getByRole("heading", { name: "সার্ভারের সঙ্গে যোগাযোগ করা যাচ্ছে না" })).toBeVisible();
  await page.unroute(texts);
  await page.getByRole("button", { name: "আবার চেষ্টা করুন" }).click();
  await expect(greeting).toBeVisible();
  await context.close();
});
