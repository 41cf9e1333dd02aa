/** Where the browser is: an address of ours and the entry of its history. */
export interface Place {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly hash: string;
  /** Counts up along the history, so that going back can be told from going on. */
  readonly index: number;
  readonly how: "opened" | "pushed" | "replaced" | "moved";
}

/** Asks before a page is left; calls `proceed` if it may be. True when it has asked. */
type Blocker = (next: URL, proceed: () => void) => boolean;

const listeners = new Set<() => void>();
const blockers = new Set<Blocker>();
let current = read("opened");
/** A step back that only undoes one the blocker has refused. */
let undoing = false;

function indexOf(state: unknown): number {
  const index = (state as { index?: unknown } | null)?.index;
  return typeof index === "number" ? index : 0;
}

function read(how: Place["how"]): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, index: indexOf(window.history.state), how };
}

function tell(how: Place["how"]): void {
  current = read(how);
  for (const listener of listeners) listener();
}

function isBlocked(next: URL, proceed: () => void): boolean {
  return [...blockers].some((blocker) => blocker(next, proceed));
}

function write(href: string, how: "pushed" | "replaced"): void {
  const next = new URL(href, window.location.href);
  const proceed = () => {
    const index = how === "pushed" ? current.index + 1 : current.index;
    if (how === "pushed") window.history.pushState({ index }, "", next);
    else window.history.replaceState({ index }, "", next);
    tell(how);
  };
  if (!isBlocked(next, proceed)) proceed();
}

window.addEventListener("popstate", () => {
  if (undoing) {
    undoing = false;
    return;
  }
  const step = indexOf(window.history.state) - current.index;
  const next = new URL(window.location.href);
  const proceed = () => window.history.go(step);
  if (step !== 0 && isBlocked(next, proceed)) {
    undoing = true;
    window.history.go(-step);
    return;
  }
  tell("moved");
});

export const browserHistory = {
  place: (): Place => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  push: (href: string) => write(href, "pushed"),
  replace: (href: string) => write(href, "replaced"),
  back: () => window.history.back(),
  block: (blocker: Blocker) => {
    blockers.add(blocker);
    return () => void blockers.delete(blocker);
  },
};
