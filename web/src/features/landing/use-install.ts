import { useState, useSyncExternalStore } from "react";

/** Not in the language's own list of events yet: only some browsers offer it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function offer(event: Event | undefined): void {
  offered = event as InstallPrompt | undefined;
  for (const listener of listeners) listener();
}

// The browser asks once, often before the page is drawn; so the question is kept from the first moment on.
if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer(event);
  });
  window.addEventListener("appinstalled", () => offer(undefined));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this browser can install with one press, and the press itself. */
export function useInstall() {
  const prompt = useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  );
  const [isInstalled, setInstalled] = useState(false);

  async function install(): Promise<void> {
    const answer = await prompt?.prompt();
    offer(undefined);
    if (answer?.outcome === "accepted") setInstalled(true);
  }

  return { canInstall: prompt !== undefined, isInstalled, install };
}
