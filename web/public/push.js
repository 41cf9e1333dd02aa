/** Part of the service worker: shows what the server pushes, and opens the screen it is about. */
self.addEventListener("push", (event) => {
  const { title, message, link, noticeId } = event.data?.json() ?? {};
  if (!title) return;
  const shown = self.registration.showNotification(title, {
    body: message,
    lang: "bn",
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    tag: `notice-${String(noticeId)}`,
    data: { link },
  });
  event.waitUntil(Promise.all([shown, tellPages()]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});

/** Open pages fetch their notices at once instead of at the next tenth minute. */
async function tellPages() {
  for (const page of await self.clients.matchAll({ type: "window" })) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of our own, not a window
    page.postMessage("shikkha.push");
  }
}

/** Only screens of this application: a message cannot lead anywhere else. */
async function open(link) {
  const address = new URL(typeof link === "string" ? link : "/", self.location.origin);
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window" });
  const [page] = pages;
  if (!page) return void (await self.clients.openWindow(address.href));
  await page.focus();
  await page.navigate(address.href);
}
