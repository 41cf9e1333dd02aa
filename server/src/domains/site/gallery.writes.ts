import { sql } from "kysely";
import type { ManagedPicture, PictureWords } from "@shikkha/contract/gallery.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Write } from "../../platform/audit/audited.ts";
import { AppError } from "../../platform/errors/app-error.ts";

/** Where a new picture's files stand, and how large they are. */
export type PictureFiles = Pick<
  ManagedPicture,
  "largeKey" | "smallKey" | "width" | "height" | "smallWidth"
>;

const columnsOf = (words: PictureWords) => ({
  caption_bn: words.captionBangla,
  caption_en: words.captionEnglish,
  alt_bn: words.altBangla,
  alt_en: words.altEnglish,
  is_illustration: words.isIllustration,
});

/** What the audit log keeps of a picture: its words, not where its bytes are. */
const wordsOf = (picture: PictureWords): PictureWords => ({
  captionBangla: picture.captionBangla,
  captionEnglish: picture.captionEnglish,
  altBangla: picture.altBangla,
  altEnglish: picture.altEnglish,
  isIllustration: picture.isIllustration,
});

/** At the end of the gallery. */
export async function insertPicture(
  { tx, record }: Write,
  words: PictureWords,
  files: PictureFiles,
  { personId, fileName }: { personId: number; fileName: string },
): Promise<number> {
  const { id } = await tx
    .insertInto("gallery_picture")
    .values({
      ...columnsOf(words),
      large_key: files.largeKey,
      small_key: files.smallKey,
      width: files.width,
      height: files.height,
      small_width: files.smallWidth,
      created_by: personId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from gallery_picture)`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  record({ target: { kind: "galleryPicture", id }, after: { file: fileName, ...wordsOf(words) } });
  return id;
}

export async function updatePicture(
  { tx, record }: Write,
  before: ManagedPicture,
  version: number,
  words: PictureWords,
): Promise<void> {
  const changed = await tx
    .updateTable("gallery_picture")
    .set({ ...columnsOf(words), version: version + 1 })
    .where("id", "=", before.id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw new AppError(ERRORS.stale);
  const target = { kind: "galleryPicture", id: before.id };
  record({ target, before: wordsOf(before), after: wordsOf(words) });
}

export async function orderPictures(
  { tx, record }: Write,
  before: readonly number[],
  ids: readonly number[],
): Promise<void> {
  await sql`
    update gallery_picture p set position = o.position
    from unnest(${ids}::bigint[]) with ordinality as o (id, position) where o.id = p.id`.execute(
    tx,
  );
  record({
    target: { kind: "gallery", id: "order" },
    before: { order: before },
    after: { order: ids },
  });
}

export async function deletePicture({ tx, record }: Write, picture: ManagedPicture): Promise<void> {
  await tx.deleteFrom("gallery_picture").where("id", "=", picture.id).execute();
  record({ target: { kind: "galleryPicture", id: picture.id }, before: wordsOf(picture) });
}
