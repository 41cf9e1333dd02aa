import type { ParseKeys } from "i18next";

export interface GalleryPicture {
  readonly src: string;
  readonly caption: ParseKeys<"cliche">;
  /** What is to be seen, for those who cannot see it. */
  readonly alt: ParseKeys<"cliche">;
}

export const OFFICE_PICTURE: GalleryPicture = {
  src: "/gallery/office.svg",
  caption: "gallery.office",
  alt: "gallery.officeAlt",
};

/** Our own drawings, with which the gallery starts; each is labelled as an illustration wherever it appears. */
export const ILLUSTRATIONS: readonly GalleryPicture[] = [
  { src: "/gallery/assembly.svg", caption: "gallery.assembly", alt: "gallery.assemblyAlt" },
  { src: "/gallery/classroom.svg", caption: "gallery.classroom", alt: "gallery.classroomAlt" },
  { src: "/gallery/boat.svg", caption: "gallery.boat", alt: "gallery.boatAlt" },
  { src: "/gallery/hills.svg", caption: "gallery.hills", alt: "gallery.hillsAlt" },
  { src: "/gallery/laboratory.svg", caption: "gallery.laboratory", alt: "gallery.laboratoryAlt" },
  OFFICE_PICTURE,
];
