import type { PlaceCard } from "@shikkha/contract/visits/field-calls.ts";
import { LocateFixed, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { DevicePosition } from "../../../../shared/outbox/device-visit.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { InlineMessage } from "../../../../ui/feedback/InlineMessage.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { Facts } from "../../../../ui/layout/Facts.tsx";
import { distanceBetween } from "../../model/distance.ts";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./Evidence.module.css";

const DECIMALS = 4;
const TIMEOUT_MS = 30_000;

interface Props {
  position: DevicePosition | null;
  card: PlaceCard | null;
  onChange: (position: DevicePosition | null) => void;
}

/** Where the visit was, if the officer wants to say so. */
export function PositionCard({ position, card, onChange }: Props) {
  const { t } = useTranslation("visit");
  const { digits, time } = useFormat();
  const { distance } = useFieldWords();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");

  function ask() {
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setState("idle");
        onChange({ latitude, longitude, accuracy, takenAt: new Date().toISOString() });
      },
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  }

  const known = card && card.latitude !== null && card.longitude !== null;
  const facts = position && [
    {
      label: t("filling.position.point"),
      value: digits(
        `${position.latitude.toFixed(DECIMALS)}, ${position.longitude.toFixed(DECIMALS)}`,
      ),
    },
    { label: t("filling.position.accuracy"), value: `±${distance(position.accuracy)}` },
    ...(known
      ? [
          {
            label: t("filling.position.away"),
            value: distance(
              distanceBetween(position, {
                latitude: card.latitude ?? 0,
                longitude: card.longitude ?? 0,
              }),
            ),
          },
        ]
      : []),
    { label: t("filling.position.takenAt"), value: time(position.takenAt) },
  ];
  return (
    <Card title={t("filling.position.title")} description={t("filling.position.help")}>
      <div className={styles.stack}>
        {facts && <Facts items={facts} />}
        {state === "failed" && (
          <InlineMessage tone="warning">{t("filling.position.failed")}</InlineMessage>
        )}
        <div className={styles.pair}>
          <Button
            icon={<LocateFixed size={18} aria-hidden />}
            isPending={state === "asking"}
            isDisabled={!("geolocation" in navigator)}
            onClick={ask}
          >
            {position ? t("filling.position.again") : t("filling.position.take")}
          </Button>
          {position && (
            <Button icon={<X size={18} aria-hidden />} onClick={() => onChange(null)}>
              {t("filling.position.leaveOut")}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
