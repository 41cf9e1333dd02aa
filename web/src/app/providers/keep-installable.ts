/**
 * Public pages register the service worker only: they always come fresh from the network, so nothing has to be asked.
 * After the page has loaded, so that fetching the application for later does not slow down what is read now.
 */
export function keepInstallable(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/sw.js");
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
