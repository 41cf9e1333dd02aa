import type { Transaction } from "../../platform/db/database.ts";
import type { Picture } from "../../platform/files/picture.ts";

interface Received {
  readonly keys: { readonly large: string; readonly small: string };
  readonly picture: Picture;
  readonly now: Date;
}

export async function markReceived(
  tx: Transaction,
  photoId: number,
  { keys, picture, now }: Received,
): Promise<void> {
  await tx
    .updateTable("visit_photo")
    .set({
      large_key: keys.large,
      small_key: keys.small,
      width: picture.width,
      height: picture.height,
      bytes: picture.content.byteLength,
      received_at: now,
    })
    .where("id", "=", photoId)
    .execute();
}
