import type { InstituteDetail } from "@shikkha/contract/institutes.ts";
import { MapPin } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import styles from "./PlaceTrail.module.css";

/** Zone, district and upazila; each leads to the institutes of that place. */
export function PlaceTrail({ institute }: { institute: InstituteDetail }) {
  const { t } = useTranslation("monitoring");
  const { pick } = useFormat();
  const { zoneId, districtId, upazilaId } = institute;
  const places = [
    {
      name: t("institute.zone", {
        name: pick(institute.zoneNameBangla, institute.zoneNameEnglish),
      }),
      query: `zone=${zoneId}`,
    },
    {
      name: pick(institute.districtNameBangla, institute.districtNameEnglish),
      query: `zone=${zoneId}&district=${districtId}`,
    },
    {
      name: pick(institute.upazilaNameBangla, institute.upazilaNameEnglish),
      query: `zone=${zoneId}&district=${districtId}&upazila=${upazilaId}`,
    },
  ];
  return (
    <nav aria-label={t("institute.placeTrail")} className={styles.trail}>
      <MapPin size={16} aria-hidden />
      <ol className={styles.list}>
        {places.map(({ name, query }) => (
          <li key={query}>
            <UiLink href={`/institute-list?${query}`}>{name}</UiLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
