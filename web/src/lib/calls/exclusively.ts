const REFRESH_LOCK = "shikkha-refresh";

/** What another tab has stored reaches this one a moment after its lock does: they are different processes. */
const STORAGE_SETTLES_MS = 150;

/**
 * Runs the work while no other tab of this site runs its own (Web Locks). Where they are missing, each tab still does it
 * only once at a time.
 */
export async function exclusively(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  const isDone = await navigator.locks.request(
    REFRESH_LOCK,
    { ifAvailable: true },
    async (lock) => {
      if (!lock) return false;
      await work();
      return true;
    },
  );
  if (isDone) return;
  await navigator.locks.request(REFRESH_LOCK, async () => {
    await new Promise((resolve) => setTimeout(resolve, STORAGE_SETTLES_MS));
    await work();
  });
}
