import type { ManagedPicture, TypedWords } from "@shikkha/contract/gallery.ts";

export const NEW_PICTURE: TypedWords = {
  captionBangla: "",
  captionEnglish: "",
  altBangla: "",
  altEnglish: "",
  isIllustration: false,
};

export function valuesOfPicture(picture: ManagedPicture): TypedWords {
  return {
    captionBangla: picture.captionBangla,
    captionEnglish: picture.captionEnglish,
    altBangla: picture.altBangla ?? "",
    altEnglish: picture.altEnglish ?? "",
    isIllustration: picture.isIllustration,
  };
}
