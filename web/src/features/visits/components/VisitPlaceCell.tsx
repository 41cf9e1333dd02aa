import type { VisitSummary } from "@shikkha/contract/visits/visit.ts";
import { Building2 } from "lucide-react";
import { useFormat } from "../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../shared/isas/IsasBadge.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { VISIT_LISTS } from "../model/visit-kinds.ts";
import { usePlaceLine } from "../use-place-line.ts";
import styles from "./VisitPlaceCell.module.css";

/** Where the visit went; a classroom visit says first what was taught. */
export function VisitPlaceCell({ visit }: { visit: VisitSummary }) {
  const { name } = useFormat();
  const line = usePlaceLine();
  const { place, watched } = visit;
  return (
    <span className={styles.cell}>
      {place.isasCategory ? (
        <IsasBadge category={place.isasCategory} />
      ) : (
        <Building2 size={20} aria-hidden className={styles.office} />
      )}
      <span>
        <UiLink href={`${VISIT_LISTS[visit.kind]}/${visit.id}`} className={styles.name}>
          {name(place)}
        </UiLink>
        <small className={styles.line}>{line(place, watched)}</small>
      </span>
    </span>
  );
}
