import type { VisitedPlace } from "@shikkha/contract/visits/visit.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden.tsx";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./ChoosePlace.module.css";

const ROWS = [0, 1, 2, 3, 4];

interface Props {
  places: readonly VisitedPlace[];
  onChoose: (place: VisitedPlace) => void;
}

/** The places that were found, each a button. */
export function PlaceResults({ places, onChoose }: Props) {
  const { name } = useFormat();
  const { placeParts } = useFieldWords();
  return (
    <ul className={styles.results}>
      {places.map((place) => (
        <li key={`${place.instituteId}/${place.officeId}`}>
          <button type="button" className={styles.result} onClick={() => onChoose(place)}>
            {place.isasCategory && <IsasBadge category={place.isasCategory} />}
            <span>
              {name(place)}
              <small>{placeParts(place).join(" · ")}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same, in grey. */
export function PlaceResultsShape() {
  const { t } = useTranslation();
  return (
    <div className={styles.shape} aria-busy>
      <VisuallyHidden>
        <output>{t("app.loading")}</output>
      </VisuallyHidden>
      {ROWS.map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}
