import { GALLERY_LIMITS } from "@shikkha/contract/gallery.ts";
import { useState } from "react";
import { type PictureRefusal, pictureRefusal } from "./model/picture-file.ts";

export interface NewPicture {
  readonly id: string;
  readonly file: File;
  /** Where the browser shows it from. */
  readonly preview: string;
  /** Why it cannot be sent at all; it stays listed until it is taken away. */
  readonly refusal: PictureRefusal | undefined;
}

/** Pictures that were chosen and wait for their words. */
export function useNewPictures() {
  const [pictures, setPictures] = useState<readonly NewPicture[]>([]);
  return {
    waiting: pictures.filter(({ refusal }) => refusal === undefined),
    refused: pictures.filter(({ refusal }) => refusal !== undefined),
    add: (files: readonly File[]) =>
      setPictures((before) => [
        ...before,
        ...files.map((file) => ({
          id: crypto.randomUUID(),
          file,
          preview: URL.createObjectURL(file),
          refusal: pictureRefusal(file, GALLERY_LIMITS.megabytes),
        })),
      ]),
    remove: (id: string) => {
      for (const picture of pictures) if (picture.id === id) URL.revokeObjectURL(picture.preview);
      setPictures((before) => before.filter((picture) => picture.id !== id));
    },
  };
}

export type NewPictures = ReturnType<typeof useNewPictures>;
