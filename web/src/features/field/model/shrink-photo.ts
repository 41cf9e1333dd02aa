import { sha256Of } from "./sha256.ts";

const LONGEST_SIDE = 1600;
const WANTED_BYTES = 200 * 1024;
/** Tried in turn until the picture is small enough; the last is taken as it is. */
const QUALITIES = [0.82, 0.7, 0.58, 0.45, 0.35];

export interface SmallPhoto {
  readonly content: ArrayBuffer;
  readonly sha256: string;
  readonly bytes: number;
  readonly originalBytes: number;
}

/** Makes a photo small on the device. Undefined for a file the browser cannot read as a picture. */
export async function shrinkPhoto(file: Blob): Promise<SmallPhoto | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await smallJpeg(canvas);
  if (!small) return undefined;
  const content = await small.arrayBuffer();
  return {
    content,
    sha256: await sha256Of(content),
    bytes: content.byteLength,
    originalBytes: file.size,
  };
}

async function smallJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  let drawn: Blob | null = null;
  for (const quality of QUALITIES) {
    drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    if (!drawn || drawn.size <= WANTED_BYTES) return drawn;
  }
  return drawn;
}
