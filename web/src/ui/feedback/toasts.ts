import type { Tone } from "../tone.ts";

export interface ToastMessage {
  text: string;
  tone?: Tone | undefined;
  /** how long it stays; pausing stops the clock */
  durationMs?: number | undefined;
  action?: { label: string; onPress: () => void } | undefined;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

export const TOAST_MS = 3000;

let shown: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly QueuedToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

export function showToast(message: ToastMessage): number {
  lastId += 1;
  set([...shown, { ...message, id: lastId }]);
  return lastId;
}

export function closeToast(id: number): void {
  set(shown.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly QueuedToast[] {
  return shown;
}
