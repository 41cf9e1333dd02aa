import { useTranslation } from "react-i18next";
import { ILLUSTRATIONS } from "../model/gallery.ts";
import { GalleryFigure } from "./GalleryFigure.tsx";
import { MoreLink } from "./MoreLink.tsx";
import { Section } from "./Section.tsx";
import styles from "./Gallery.module.css";

const SHOWN = 5;

export function Gallery() {
  const { t } = useTranslation(["common", "cliche"]);
  return (
    <Section
      id="gallery"
      isWhite
      title={t("page.gallery")}
      lead={t("cliche:public.galleryLead")}
      action={<MoreLink href="/photo-gallery">{t("cliche:public.galleryMore")}</MoreLink>}
    >
      <div className={styles.grid}>
        {ILLUSTRATIONS.slice(0, SHOWN).map((picture) => (
          <GalleryFigure key={picture.src} picture={picture} />
        ))}
      </div>
    </Section>
  );
}
