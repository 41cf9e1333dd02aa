/** Browsers and the bundler word it differently; the line went away, or a new release has replaced the file. */
export function isChunkMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported|importing a module|unable to preload/i.test(error.message)
  );
}
