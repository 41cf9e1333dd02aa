type Listener = () => void;

const listeners = new Set<Listener>();
const channel =
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("shikkha-field");

function tell(): void {
  for (const listener of listeners) listener();
}

channel?.addEventListener("message", tell);

/** Tells every tab that what the device keeps has changed. */
export function noteDeviceChange(): void {
  tell();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
  channel?.postMessage("changed");
}

export function onDeviceChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
