/** A signal that ends with the caller's own, or when the time is over; `stop` must be called when the work is done. */
export function timeLimit(
  ms: number,
  outer: AbortSignal | undefined,
): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const end = () => controller.abort(outer?.reason);
  const timer = setTimeout(end, ms);
  if (outer?.aborted) end();
  outer?.addEventListener("abort", end);
  const stop = () => {
    clearTimeout(timer);
    outer?.removeEventListener("abort", end);
  };
  return { signal: controller.signal, stop };
}
