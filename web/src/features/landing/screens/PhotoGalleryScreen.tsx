import { galleryCalls } from "@shikkha/contract/gallery.ts";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { GalleryFigure } from "../components/GalleryFigure.tsx";
import { ManagedFigure } from "../components/ManagedFigure.tsx";
import { ILLUSTRATIONS } from "../model/gallery.ts";
import { useAnswer } from "../use-answer.ts";
import styles from "./PhotoGalleryScreen.module.css";

const NOTHING = {};

/** What administrators have put here; our own drawings until then. */
export default function PhotoGalleryScreen() {
  const { t } = useTranslation(["common", "cliche"]);
  const { data: pictures = [] } = useAnswer(galleryCalls.list, NOTHING);
  const isManaged = pictures.length > 0;
  const meta = t(isManaged ? "cliche:public.galleryLead" : "cliche:public.galleryIntro");
  return (
    <div className={styles.page}>
      <PageHeader title={t("page.gallery")} meta={meta} />
      <div className={styles.grid}>
        {isManaged
          ? pictures.map((picture) => <ManagedFigure key={picture.id} picture={picture} />)
          : ILLUSTRATIONS.map((picture) => <GalleryFigure key={picture.src} picture={picture} />)}
      </div>
    </div>
  );
}
