import { type VisitKind, VISIT_LIMITS } from "@shikkha/contract/visits/visit-words.ts";
import { Camera, Images } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { DevicePhoto } from "../../../../shared/outbox/device-visit.ts";
import { deletePhoto, keepPhoto } from "../../../../shared/outbox/device-visits.ts";
import { InlineMessage } from "../../../../ui/feedback/InlineMessage.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { shrinkPhoto } from "../../model/shrink-photo.ts";
import { useSize } from "../../use-size.ts";
import styles from "./Evidence.module.css";
import { PhotoFigure } from "./PhotoFigure.tsx";

interface Props {
  photos: readonly DevicePhoto[];
  kind: VisitKind;
  onChange: (photos: readonly DevicePhoto[]) => void;
}

/** Up to five photos, made small on the device before they are kept. */
export function PhotoCard({ photos, kind, onChange }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const size = useSize();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<"unreadable" | "twice">();
  const room = VISIT_LIMITS.photos - photos.length;

  async function add(files: readonly File[]) {
    setBusy(true);
    setProblem(undefined);
    let all = photos;
    for (const file of files.slice(0, room)) {
      const small = await shrinkPhoto(file);
      if (!small) setProblem("unreadable");
      else if (all.some(({ sha256 }) => sha256 === small.sha256)) setProblem("twice");
      else {
        const { content, ...facts } = small;
        const photo = { clientId: crypto.randomUUID(), caption: "", ...facts };
        await keepPhoto(photo.clientId, content);
        all = [...all, photo];
      }
    }
    onChange(all);
    setBusy(false);
  }

  function drop(photo: DevicePhoto) {
    onChange(photos.filter(({ clientId }) => clientId !== photo.clientId));
    void deletePhoto(photo.clientId);
  }

  const chooser = (source: "camera" | "gallery") => (
    <label className={styles.add} data-busy={isBusy || undefined}>
      {source === "camera" ? <Camera size={20} aria-hidden /> : <Images size={20} aria-hidden />}
      {t(`filling.photo.${source}`)}
      <input
        type="file"
        accept="image/*"
        multiple={source === "gallery"}
        disabled={isBusy}
        {...(source === "camera" && { capture: "environment" as const })}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          void add(files);
        }}
      />
    </label>
  );

  return (
    <Card
      title={t("filling.photo.title", {
        number: number(photos.length),
        most: number(VISIT_LIMITS.photos),
      })}
      description={t("filling.photo.total", {
        size: size(photos.reduce((sum, { bytes }) => sum + bytes, 0)),
      })}
    >
      <div className={styles.stack}>
        <div className={styles.grid}>
          {photos.map((photo) => (
            <PhotoFigure
              key={photo.clientId}
              photo={photo}
              kind={kind}
              onDrop={() => drop(photo)}
              onCaption={(caption) =>
                onChange(
                  photos.map((one) =>
                    one.clientId === photo.clientId ? { ...one, caption } : one,
                  ),
                )
              }
            />
          ))}
        </div>
        {problem && <InlineMessage tone="bad">{t(`filling.photo.${problem}`)}</InlineMessage>}
        {room > 0 && (
          <div className={styles.pair}>
            {chooser("camera")}
            {chooser("gallery")}
          </div>
        )}
      </div>
    </Card>
  );
}
