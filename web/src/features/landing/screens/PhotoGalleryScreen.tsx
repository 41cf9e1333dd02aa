import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { GalleryFigure } from "../components/GalleryFigure.tsx";
import { ILLUSTRATIONS } from "../model/gallery.ts";
import styles from "./PhotoGalleryScreen.module.css";

export default function PhotoGalleryScreen() {
  const { t } = useTranslation(["common", "cliche"]);
  return (
    <div className={styles.page}>
      <PageHeader title={t("page.gallery")} meta={t("cliche:public.galleryIntro")} />
      <div className={styles.grid}>
        {ILLUSTRATIONS.map((picture) => (
          <GalleryFigure key={picture.src} picture={picture} />
        ))}
      </div>
    </div>
  );
}
