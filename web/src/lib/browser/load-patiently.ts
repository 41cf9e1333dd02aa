/** On a weak line a file may fail once and come the next moment. */
const AGAIN_AFTER_MS = [300, 1500];

export async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const wait of AGAIN_AFTER_MS) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load();
}
