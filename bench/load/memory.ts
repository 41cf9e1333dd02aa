/** The resident memory the server tells of itself, in megabytes. */
async function memoryOf(base: string): Promise<number> {
  const text = await (await fetch(`${base}/v1/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  return Number(bytes) / 2 ** 20;
}

/** Looks now and then, and gives what it saw. */
export function watchMemory(base: string, everySeconds = 5): () => readonly number[] {
  const seen: number[] = [];
  const look = () =>
    memoryOf(base).then(
      (megabytes) => seen.push(megabytes),
      () => undefined,
    );
  void look();
  const timer = setInterval(look, everySeconds * 1000);
  return () => {
    clearInterval(timer);
    return seen;
  };
}
