import { type BrowserContext, test as base } from "@playwright/test";
import { bringAxe } from "./axe.ts";
import { ORIGIN } from "./server-address.ts";
import { signIn } from "./sign-in.ts";

interface OfWorker {
  readonly administrator: BrowserContext;
}

/**
 * The administrator signs in once for all tests of a worker, which share the session as the tabs of one browser do. A
 * copy of the stored state would not do: the tokens in it are renewed, and each of them is taken once.
 */
export const test = base.extend<object, OfWorker>({
  administrator: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: ORIGIN,
        locale: "bn-BD",
        timezoneId: "Asia/Dhaka",
      });
      const page = await context.newPage();
      await signIn(page, "admin");
      await page.close();
      await bringAxe(context);
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ administrator }, use) => {
    const page = await administrator.newPage();
    await use(page);
    await page.close();
  },
});
