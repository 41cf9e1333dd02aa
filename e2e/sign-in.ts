import { expect, type Page } from "@playwright/test";

export type Language = "bn" | "en";

/** Signs in as a person does: the login route, the provider's page, an account. */
export async function signIn(
  page: Page,
  username: string,
  language: Language = "bn",
): Promise<void> {
  await page.goto("/login/redirect-to-sso");
  await page.locator(`button[value="${username}"]`).click();
  await page.waitForURL(/\/dashboard|\/choose-duty/);
  await expect(page.locator("h1")).toBeVisible();
  if (language === "en") await useLanguage(page, "en");
}

/** The switch in the menu's footer, which a phone hides behind the menu button. */
export async function useLanguage(page: Page, language: Language): Promise<void> {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  const name = language === "en" ? "English" : "বাংলা";
  await page.getByRole("radio", { name }).or(page.getByRole("button", { name })).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}
