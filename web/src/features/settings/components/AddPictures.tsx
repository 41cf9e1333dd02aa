import { GALLERY_LIMITS } from "@shikkha/contract/gallery.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { DropArea } from "../../../ui/fields/DropArea.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PICTURE_KINDS } from "../model/picture-file.ts";
import type { NewPictures } from "../use-new-pictures.ts";
import styles from "./AddPictures.module.css";
import { NewPictureForm } from "./NewPictureForm.tsx";

const BYTES_A_MEGABYTE = 1024 * 1024;

/** Choosing pictures, and below them one form for each. */
export function AddPictures({ pictures, isFull }: { pictures: NewPictures; isFull: boolean }) {
  const { t } = useTranslation("settings");
  const { number } = useFormat();
  const limits = { size: number(GALLERY_LIMITS.megabytes) };
  return (
    <Card title={t("gallery.add")} description={t("gallery.addAbout")}>
      <div className={styles.body}>
        <DropArea
          label={t("gallery.files")}
          hint={t("gallery.hint", limits)}
          accept={PICTURE_KINDS}
          isDisabled={isFull}
          error={isFull ? t("gallery.full") : undefined}
          files={pictures.refused.map(({ id, file, refusal }) => ({
            id,
            name: file.name,
            size: t("gallery.size", {
              size: number(Math.max(0.1, file.size / BYTES_A_MEGABYTE), { fractionDigits: 1 }),
            }),
            refusal: refusal && t(`gallery.refusal.${refusal}`, limits),
          }))}
          onAdd={pictures.add}
          onRemove={pictures.remove}
        />
        {pictures.waiting.map((picture) => (
          <NewPictureForm
            key={picture.id}
            picture={picture}
            onDone={() => pictures.remove(picture.id)}
          />
        ))}
      </div>
    </Card>
  );
}
