import { afterEach, describe, expect, it, vi } from "vitest";
import { shareText } from "./share-text.ts";

/** A browser with what is given of sharing and of the clipboard. */
function browserWith(parts: {
  share?: () => Promise<void>;
  writeText?: (text: string) => Promise<void>;
}): void {
  const { share, writeText = () => Promise.reject(new Error("No clipboard.")) } = parts;
  vi.stubGlobal("navigator", {
    ...(share && { share, canShare: () => true }),
    clipboard: { writeText },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe("a receipt is handed on", () => {
  it("through the device's own sharing where there is one", async () => {
    const share = vi.fn(() => Promise.resolve());
    browserWith({ share });
    expect(await shareText("GEN-2026-000001", "words")).toBe("shared");
    expect(share).toHaveBeenCalledWith({ title: "GEN-2026-000001", text: "words" });
  });

  it("to the clipboard where there is none", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    browserWith({ writeText });
    expect(await shareText("GEN-2026-000001", "words")).toBe("copied");
    expect(writeText).toHaveBeenCalledWith("words");
  });

  it("to nobody when the reader thinks better of it; the clipboard stays as it was", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    browserWith({
      share: () => Promise.reject(new DOMException("stopped", "AbortError")),
      writeText,
    });
    expect(await shareText("GEN-2026-000001", "words")).toBe("stopped");
    expect(writeText).not.toHaveBeenCalled();
  });

  it("to the clipboard when sharing breaks, and says when that fails too", async () => {
    browserWith({ share: () => Promise.reject(new Error("broken")) });
    expect(await shareText("GEN-2026-000001", "words")).toBe("failed");
  });
});
