import { useTranslation } from "react-i18next";
import type { DeviceVisit } from "../../../../shared/outbox/device-visit.ts";
import { ActionPoints } from "./ActionPoints.tsx";
import styles from "./Evidence.module.css";
import { PhotoCard } from "./PhotoCard.tsx";
import { PositionCard } from "./PositionCard.tsx";

interface Props {
  visit: DeviceVisit;
  onChange: (changed: Partial<DeviceVisit>) => void;
}

/** What was agreed, photos, and where it was: all of it optional. */
export default function EvidenceStep({ visit, onChange }: Props) {
  const { t } = useTranslation("visit");
  return (
    <>
      <h2 className={styles.title}>{t("filling.evidence.title")}</h2>
      <p className={styles.lead}>{t("filling.evidence.lead")}</p>
      <ActionPoints actions={visit.actions} onChange={(actions) => onChange({ actions })} />
      <PhotoCard
        photos={visit.photos}
        kind={visit.kind}
        onChange={(photos) => onChange({ photos })}
      />
      <PositionCard
        position={visit.position}
        card={visit.card}
        onChange={(position) => onChange({ position })}
      />
    </>
  );
}
