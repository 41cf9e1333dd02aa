import type { ManagedPicture } from "@shikkha/contract/gallery.ts";
import { uploadAddress } from "@shikkha/contract/kernel/base.ts";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { API_BASE } from "../../../lib/api-base.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import type { PictureAction } from "../model/picture-action.ts";
import { MoveButtons } from "./MoveButtons.tsx";
import styles from "./PictureList.module.css";

interface Props {
  picture: ManagedPicture;
  place: number;
  total: number;
  isDisabled: boolean;
  onMove: (to: number) => void;
  onAsk: (action: PictureAction, picture: ManagedPicture) => void;
}

export function PictureRow({ picture, place, total, isDisabled, onMove, onAsk }: Props) {
  const { t } = useTranslation("settings");
  const { pick, number } = useFormat();
  const { words } = useUiLocale();
  const { captionBangla, captionEnglish } = picture;
  const name = pick(captionBangla, captionEnglish);
  return (
    <li className={styles.row}>
      <span aria-hidden className={styles.number}>
        {number(place + 1)}
      </span>
      <img
        src={uploadAddress(API_BASE, picture.smallKey)}
        alt=""
        width={picture.width}
        height={picture.height}
        loading="lazy"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p lang="bn" className={styles.caption}>
          {captionBangla}
        </p>
        <p lang="en" className={styles.second}>
          {captionEnglish}
        </p>
        {picture.isIllustration && <Badge isPlain>{t("gallery.drawing")}</Badge>}
      </div>
      <div className={styles.tools}>
        <MoveButtons
          name={name}
          place={place}
          total={total}
          isDisabled={isDisabled}
          onMove={onMove}
        />
        <IconButton
          size="sm"
          label={t("gallery.edit", { name })}
          icon={<Pencil size={17} aria-hidden />}
          isDisabled={isDisabled}
          onClick={() => onAsk("edit", picture)}
        />
        <IconButton
          size="sm"
          label={words.remove(name)}
          icon={<Trash2 size={17} aria-hidden />}
          isDisabled={isDisabled}
          onClick={() => onAsk("remove", picture)}
        />
      </div>
    </li>
  );
}
