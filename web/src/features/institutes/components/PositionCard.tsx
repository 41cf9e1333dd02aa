import type { InstituteDetail } from "@shikkha/contract/institutes.ts";
import { MapPinned } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { buttonClass } from "../../../ui/controls/button-class.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { Facts } from "../../../ui/layout/Facts.tsx";
import { coordinateText, mapLink } from "../../../shared/maps/map-link.ts";

/** Only where the position is known. */
export function PositionCard({ institute }: { institute: InstituteDetail }) {
  const { t } = useTranslation("monitoring");
  const { name, digits } = useFormat();
  const { latitude, longitude } = institute;
  if (latitude === null || longitude === null) return null;
  return (
    <Card title={t("institute.position")}>
      <Facts
        items={[
          { label: t("institute.latitude"), value: digits(coordinateText(latitude)) },
          { label: t("institute.longitude"), value: digits(coordinateText(longitude)) },
        ]}
      />
      <a
        href={mapLink(latitude, longitude, name(institute))}
        className={buttonClass({ isFull: true })}
      >
        <MapPinned size={17} aria-hidden />
        {t("institute.openMap")}
      </a>
    </Card>
  );
}
