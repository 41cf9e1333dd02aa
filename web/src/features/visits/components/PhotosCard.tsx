import type { VisitDetail, VisitPhoto } from "@shikkha/contract/visits/visit.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../lib/calls/use-call.ts";
import { useObjectUrl } from "../../../lib/browser/use-object-url.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./PhotosCard.module.css";

const KILOBYTE = 1024;

export function PhotosCard({ visit }: { visit: VisitDetail }) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const { photos } = visit;
  if (photos.length === 0) return null;
  const bytes = photos.reduce((sum, photo) => sum + (photo.bytes ?? 0), 0);
  return (
    <Card
      title={t("visit.detail.photos", { count: photos.length, number: number(photos.length) })}
      description={t("visit.detail.photosSize", { size: number(Math.ceil(bytes / KILOBYTE)) })}
    >
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Photo visit={visit} photo={photo} place={index + 1} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PhotoProps {
  visit: VisitDetail;
  photo: VisitPhoto;
  place: number;
}

function Photo({ visit, photo, place }: PhotoProps) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const name = photo.caption ?? t("visit.detail.photo", { number: number(place) });
  return (
    <figure className={styles.photo}>
      {photo.receivedAt === null ? (
        <p className={styles.missing}>{t("visit.detail.photoWaits")}</p>
      ) : (
        <Picture visit={visit} photo={photo} name={name} />
      )}
      <figcaption>
        {name}
        {photo.bytes !== null && (
          <small>
            {t("visit.detail.kilobytes", { number: number(Math.ceil(photo.bytes / KILOBYTE)) })}
          </small>
        )}
      </figcaption>
    </figure>
  );
}

/** The picture comes with the reader's token, so it is fetched and shown from memory; a press opens the large one. */
function Picture({ visit, photo, name }: Omit<PhotoProps, "place"> & { name: string }) {
  const { t } = useTranslation("monitoring");
  const [size, setSize] = useState<"small" | "large">("small");
  const params = { kind: visit.kind, visitId: visit.id, photoId: photo.id };
  const { data, error } = useCall(
    visitCalls.photo,
    { params, query: { size } },
    { staleTime: Number.POSITIVE_INFINITY, keepPrevious: true },
  );
  const address = useObjectUrl(data instanceof Blob ? data : undefined);
  if (error)
    return (
      <p className={styles.missing}>
        <ImageOff size={20} aria-hidden /> {t("visit.detail.photoFailed")}
      </p>
    );
  if (!address) return <Skeleton height={110} />;
  return (
    <button
      type="button"
      className={styles.picture}
      data-size={size}
      onClick={() => setSize(size === "small" ? "large" : "small")}
    >
      <img
        src={address}
        alt={name}
        width={photo.width ?? undefined}
        height={photo.height ?? undefined}
      />
    </button>
  );
}
