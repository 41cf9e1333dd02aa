/** What can be asked of a picture of the gallery besides moving it. */
export type PictureAction = "edit" | "remove";
