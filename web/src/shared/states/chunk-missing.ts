/** Browsers word it differently; the line went away, or a new release has replaced the file. */
export function isChunkMissing(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported|importing a module|preload/i.test(error.message);
}
