import sharp from "sharp";

/** A real picture of that size, as a phone would send it. */
export async function jpegOf(
  width: number,
  height: number,
  name = "ছবি ১.jpg",
): Promise<{ name: string; content: Uint8Array }> {
  const background = { r: 20, g: 90, b: 60 };
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, content };
}
