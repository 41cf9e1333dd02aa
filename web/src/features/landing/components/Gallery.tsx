import { FIRST_PICTURES, type ShownPicture } from "@shikkha/contract/site.ts";
import { useTranslation } from "react-i18next";
import { ILLUSTRATIONS } from "../model/gallery.ts";
import { GalleryFigure } from "./GalleryFigure.tsx";
import { ManagedFigure } from "./ManagedFigure.tsx";
import { MoreLink } from "./MoreLink.tsx";
import { Section } from "./Section.tsx";
import styles from "./Gallery.module.css";

/** The administrators' own pictures, filled up with our drawings. */
export function Gallery({ pictures }: { pictures: readonly ShownPicture[] | undefined }) {
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
        {pictures?.map((picture) => (
          <ManagedFigure key={picture.smallKey} picture={picture} />
        ))}
        {ILLUSTRATIONS.slice(0, FIRST_PICTURES - (pictures?.length ?? 0)).map((picture) => (
          <GalleryFigure key={picture.src} picture={picture} />
        ))}
      </div>
    </Section>
  );
}
