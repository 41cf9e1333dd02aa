import { useTranslation } from "react-i18next";
import type { GalleryPicture } from "../model/gallery.ts";
import styles from "./GalleryFigure.module.css";

/** A picture with its caption below it, never over it, and the word that it is a drawing. */
export function GalleryFigure({ picture }: { picture: GalleryPicture }) {
  const { t } = useTranslation("cliche");
  return (
    <figure className={styles.figure}>
      <img
        src={picture.src}
        alt={t(picture.alt)}
        width="480"
        height="320"
        loading="lazy"
        decoding="async"
      />
      <figcaption className={styles.caption}>
        {t(picture.caption)}
        <small>{t("gallery.drawing")}</small>
      </figcaption>
    </figure>
  );
}
