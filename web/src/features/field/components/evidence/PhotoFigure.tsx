import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { type VisitKind, VISIT_LIMITS } from "@shikkha/contract/visits/visit-words.ts";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../../../lib/calls/call-api.ts";
import type { DevicePhoto } from "../../../../shared/outbox/device-visit.ts";
import { findPhoto } from "../../../../shared/outbox/device-visits.ts";
import { useSize } from "../../use-size.ts";
import styles from "./Evidence.module.css";

interface Props {
  photo: DevicePhoto;
  kind: VisitKind;
  onDrop: () => void;
  onCaption: (caption: string) => void;
}

export function PhotoFigure({ photo, kind, onDrop, onCaption }: Props) {
  const { t } = useTranslation("visit");
  const size = useSize();
  const url = usePicture(photo, kind);
  return (
    <figure className={styles.photo}>
      {url === undefined ? (
        <span className={styles.blank} />
      ) : (
        <img src={url} alt={photo.caption || t("filling.photo.alt")} />
      )}
      <button
        type="button"
        className={styles.drop}
        aria-label={t("filling.photo.remove")}
        onClick={onDrop}
      >
        <span>
          <X size={18} aria-hidden />
        </span>
      </button>
      <figcaption>
        <input
          value={photo.caption}
          maxLength={VISIT_LIMITS.caption}
          placeholder={t("filling.photo.caption")}
          aria-label={t("filling.photo.caption")}
          onChange={(event) => onCaption(event.target.value)}
        />
        <small>
          {photo.sentId === undefined
            ? photo.originalBytes > photo.bytes
              ? t("filling.photo.sizes", {
                  small: size(photo.bytes),
                  large: size(photo.originalBytes),
                })
              : size(photo.bytes)
            : t("filling.photo.sentBefore")}
        </small>
      </figcaption>
    </figure>
  );
}

/** From this device, or for one that was sent with an earlier submission from the server. */
function usePicture({ clientId, sentId, visitId }: DevicePhoto, kind: VisitKind) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isWanted = true;
    async function load() {
      const content = await findPhoto(clientId);
      const picture = content
        ? new Blob([content], { type: "image/jpeg" })
        : sentId !== undefined && visitId !== undefined
          ? await callApi(visitCalls.photo, {
              params: { kind, visitId, photoId: sentId },
              query: { size: "small" },
            })
          : undefined;
      if (!isWanted || !(picture instanceof Blob)) return;
      made = URL.createObjectURL(picture);
      setUrl(made);
    }
    load().catch(() => undefined);
    return () => {
      isWanted = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [clientId, sentId, visitId, kind]);
  return url;
}
