import type { ManagedPicture } from "@shikkha/contract/gallery.ts";
import type { Database } from "../../platform/db/database.ts";

function pictures(db: Database) {
  return db
    .selectFrom("gallery_picture")
    .select(["id", "version", "width", "height"])
    .select(["caption_bn as captionBangla", "caption_en as captionEnglish"])
    .select(["alt_bn as altBangla", "alt_en as altEnglish", "is_illustration as isIllustration"])
    .select(["large_key as largeKey", "small_key as smallKey", "small_width as smallWidth"]);
}

export function listPictures(db: Database): Promise<ManagedPicture[]> {
  return pictures(db).orderBy("position").orderBy("id").execute();
}

export function findPicture(db: Database, id: number): Promise<ManagedPicture | undefined> {
  return pictures(db).where("id", "=", id).executeTakeFirst();
}

/** Whether a picture is still in the gallery, by either of its files. */
export async function isInGallery(db: Database, key: string): Promise<boolean> {
  const found = await db
    .selectFrom("gallery_picture")
    .select("id")
    .where((eb) => eb.or([eb("large_key", "=", key), eb("small_key", "=", key)]))
    .executeTakeFirst();
  return found !== undefined;
}
