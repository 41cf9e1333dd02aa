import { uploadAddress } from "@shikkha/contract/kernel/base.ts";
import type { ShownPicture } from "@shikkha/contract/site.ts";
import { useTranslation } from "react-i18next";
import { API_BASE } from "../../../lib/api-base.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import styles from "./GalleryFigure.module.css";

/** A picture of the administrators; it opens in its full size. */
export function ManagedFigure({ picture }: { picture: ShownPicture }) {
  const { t } = useTranslation("cliche");
  const { language, pick } = useFormat();
  const caption = pick(picture.captionBangla, picture.captionEnglish);
  const small = uploadAddress(API_BASE, picture.smallKey);
  const large = uploadAddress(API_BASE, picture.largeKey);
  return (
    <figure className={styles.figure}>
      <a href={large}>
        <img
          src={small}
          srcSet={`${small} ${picture.smallWidth}w, ${large} ${picture.width}w`}
          sizes="(max-width: 575px) 92vw, 560px"
          alt={(language === "bn" ? picture.altBangla : picture.altEnglish) ?? caption}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      </a>
      <figcaption className={styles.caption}>
        {caption}
        {picture.isIllustration && <small>{t("gallery.drawing")}</small>}
      </figcaption>
    </figure>
  );
}
