import * as z from "zod/mini";
import { auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { errorKind } from "./kernel/errors.ts";
import { id, idText } from "./kernel/numbers.ts";
import { banglaText, englishText } from "./kernel/text.ts";
import { shownPicture } from "./site.ts";
import { orNothing } from "./text-rules.ts";

export const GALLERY_LIMITS = { megabytes: 10, pictures: 60, caption: 128, alt: 200 } as const;

export const GALLERY_ERRORS = {
  full: errorKind(
    5301,
    409,
    "গ্যালারিতে সর্বোচ্চ {count}টি ছবি রাখা যায়। আগে একটি মুছে ফেলুন।",
    "The gallery holds at most {count} pictures. Delete one first.",
  ),
} as const;

const words = {
  captionBangla: banglaText(GALLERY_LIMITS.caption),
  captionEnglish: englishText(GALLERY_LIMITS.caption),
  /** Without it the caption has to do. */
  altBangla: orNothing(banglaText(GALLERY_LIMITS.alt)),
  altEnglish: orNothing(englishText(GALLERY_LIMITS.alt)),
};

export const pictureWords = z.strictObject({ ...words, isIllustration: z.boolean() });
export type PictureWords = z.output<typeof pictureWords>;
/** As it is typed: an empty text is nothing. */
export type TypedWords = z.input<typeof pictureWords>;

const picture = z.object({ id: id(), version: z.number(), ...shownPicture.shape });
export type ManagedPicture = z.infer<typeof picture>;

const version = z.number().check(z.int(), z.gte(1));
const permission = "MANAGE_SYSTEM_SETTINGS";
const jurisdiction = "everyone";

export const galleryCalls = defineCalls("gallery", {
  list: defineCall({
    method: "GET",
    path: "/api/gallery/pictures",
    summary: "The pictures of the public gallery, in their order",
    permission: "public",
    jurisdiction,
    response: z.array(picture),
  }),
  file: defineCall({
    method: "GET",
    path: "/uploads/gallery/{day}/{name}",
    summary: "A picture of the gallery itself",
    permission: "public",
    jurisdiction,
    params: z.strictObject({ day: z.string(), name: z.string() }),
    response: "file",
  }),
  upload: defineCall({
    method: "POST",
    path: "/api/gallery/pictures",
    summary: "Adds a picture at the end of the gallery",
    permission,
    jurisdiction,
    audit: auditAction("gallery.upload", "CREATE", "গ্যালারিতে ছবি যোগ", "Added a gallery picture"),
    mostPerMinute: 60,
    upload: { mostBytes: GALLERY_LIMITS.megabytes * 1024 * 1024 },
    query: z.strictObject({
      ...words,
      isIllustration: z.pipe(
        z.enum(["true", "false"]),
        z.transform((text) => text === "true"),
      ),
    }),
    response: picture,
  }),
  edit: defineCall({
    method: "POST",
    path: "/api/gallery/pictures/{id}",
    summary: "Changes what is said of a picture",
    permission,
    jurisdiction,
    audit: auditAction(
      "gallery.edit",
      "UPDATE",
      "গ্যালারির ছবির বিবরণ পরিবর্তন",
      "Changed a gallery picture",
    ),
    params: z.strictObject({ id: idText() }),
    body: z.strictObject({ version, ...pictureWords.shape }),
    response: picture,
  }),
  reorder: defineCall({
    method: "POST",
    path: "/api/gallery/order",
    summary: "Puts all pictures into the given order",
    permission,
    jurisdiction,
    audit: auditAction(
      "gallery.reorder",
      "UPDATE",
      "গ্যালারির ছবির ক্রম পরিবর্তন",
      "Reordered the gallery",
    ),
    body: z.strictObject({ ids: z.array(id()).check(z.maxLength(GALLERY_LIMITS.pictures)) }),
    response: z.array(picture),
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/gallery/pictures/{id}",
    summary: "Deletes a picture",
    permission,
    jurisdiction,
    audit: auditAction(
      "gallery.remove",
      "DELETE",
      "গ্যালারির ছবি মুছে ফেলা",
      "Deleted a gallery picture",
    ),
    params: z.strictObject({ id: idText() }),
    response: z.object({ id: id() }),
  }),
});
