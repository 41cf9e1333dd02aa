/** What the system's window offers first; the server looks at the content itself. */
export const PICTURE_KINDS = "image/jpeg,image/png,image/webp";

export type PictureRefusal = "wrongKind" | "tooLarge";

/** Why a picture is not even sent. */
export function pictureRefusal(
  { type, size }: Pick<File, "type" | "size">,
  megabytes: number,
): PictureRefusal | undefined {
  if (!PICTURE_KINDS.split(",").includes(type)) return "wrongKind";
  return size > megabytes * 1024 * 1024 ? "tooLarge" : undefined;
}

export async function uploadOf(file: File): Promise<{ name: string; content: Uint8Array }> {
  return { name: file.name, content: new Uint8Array(await file.arrayBuffer()) };
}
