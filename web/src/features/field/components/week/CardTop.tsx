import type { VisitedPlace } from "@shikkha/contract/visits/visit.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import { placeAddress } from "../../model/visit-address.ts";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./VisitCard.module.css";

interface Props {
  place: VisitedPlace;
  kind: VisitKind;
  distance: number | undefined;
}

/** The place and the kind of monitoring; the whole card leads to what is known of the place. */
export function CardTop({ place, kind, distance }: Props) {
  const { t } = useTranslation("visit");
  const { name } = useFormat();
  const words = useFieldWords();
  const parts = [t(`field.kind.${kind}`), ...words.placeParts(place)];
  return (
    <div className={styles.top}>
      {place.isasCategory && <IsasBadge category={place.isasCategory} size="lg" />}
      <div>
        <h3 className={styles.name}>
          <UiLink href={placeAddress(place)}>{name(place)}</UiLink>
        </h3>
        <p className={styles.meta}>
          {[...parts, ...(distance === undefined ? [] : [words.distance(distance)])].join(" · ")}
        </p>
      </div>
    </div>
  );
}
