import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { signIn } from "./sign-in.ts";

/**
 * A push handed to Chromium's own service worker, as its push service would once the message is decrypted; that service itself is on
 * the maker's machines, and the way up to it is tested on the server against an endpoint that decrypts.
 */
async function push(cdp: CDPSession, origin: string, message: object): Promise<void> {
  const registration = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const shown = await worker.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

test("a push is shown by the browser, and the open page fetches its notices at once", async ({
  context,
  page,
}) => {
  await context.grantPermissions(["notifications"]);
  await signIn(page, "useo.kaliganj");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForLoadState("networkidle");
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  const synced = page.waitForResponse(/\/api\/notifier\/get\/notifications/);
  await push(cdp, origin, {
    title: "নতুন নোটিশ",
    message: "আগামীকাল সভা",
    link: "/user-notice-details/7",
    noticeId: 7,
  });
  expect((await synced).ok()).toBe(true);
  await expect
    .poll(() => shownOn(page))
    .toEqual([{ title: "নতুন নোটিশ", body: "আগামীকাল সভা", tag: "notice-7" }]);
});
