export type Shared = "shared" | "copied" | "stopped" | "failed";

/** Hands a text to whatever the reader shares with; where the browser has no such thing it goes to the clipboard. */
export async function shareText(title: string, text: string): Promise<Shared> {
  const content = { title, text };
  if (typeof navigator.share === "function" && navigator.canShare(content)) {
    try {
      await navigator.share(content);
      return "shared";
    } catch (error) {
      // Closed without choosing anyone: that is an answer, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return "stopped";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}
