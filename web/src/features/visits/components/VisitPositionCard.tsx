import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { MapPinned } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { coordinateText, mapLink } from "../../../shared/maps/map-link.ts";
import { buttonClass } from "../../../ui/controls/button-class.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { Facts } from "../../../ui/layout/Facts.tsx";

const KILOMETRE = 1000;

/** Where the device was; only where the officer let it say so. */
export function VisitPositionCard({ visit }: { visit: VisitDetail }) {
  const { t } = useTranslation("monitoring");
  const { digits, number, name } = useFormat();
  const { position } = visit;
  if (!position) return null;
  const { latitude, longitude, accuracy, distance } = position;
  const facts = [
    {
      label: t("visit.detail.coordinates"),
      value: digits(`${coordinateText(latitude)}, ${coordinateText(longitude)}`),
    },
    accuracy !== null && {
      label: t("visit.detail.accuracy"),
      value: t("visit.detail.metres", { number: number(accuracy) }),
    },
    distance !== null && {
      label: t("visit.detail.distance"),
      value:
        distance < KILOMETRE
          ? t("visit.detail.metresAway", { number: number(distance) })
          : t("visit.detail.kilometresAway", {
              number: number(distance / KILOMETRE, { fractionDigits: 1 }),
            }),
    },
  ];
  return (
    <Card title={t("visit.detail.position")}>
      <Facts items={facts.filter((fact) => fact !== false)} />
      <a
        href={mapLink(latitude, longitude, name(visit.place))}
        className={buttonClass({ isFull: true })}
      >
        <MapPinned size={17} aria-hidden />
        {t("visit.detail.openMap")}
      </a>
    </Card>
  );
}
