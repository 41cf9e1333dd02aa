let context: CanvasRenderingContext2D | null | undefined;
const FALLBACK_CHAR_PX = 8;

/** How wide a text is at the charts' 13 px. */
export function textWidth(text: string): number {
  if (typeof document === "undefined") return text.length * FALLBACK_CHAR_PX;
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return text.length * FALLBACK_CHAR_PX;
  context.font = `13px ${getComputedStyle(document.body).fontFamily}`;
  return context.measureText(text).width;
}
