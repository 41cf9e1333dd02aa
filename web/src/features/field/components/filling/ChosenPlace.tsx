import type { VisitedPlace } from "@shikkha/contract/visits/visit.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./ChoosePlace.module.css";

interface Props {
  place: VisitedPlace;
  /** Undefined where the address names the place. */
  onChange: (() => void) | undefined;
}

export function ChosenPlace({ place, onChange }: Props) {
  const { t } = useTranslation("visit");
  const { name } = useFormat();
  const { placeParts } = useFieldWords();
  return (
    <div className={styles.chosen}>
      {place.isasCategory && <IsasBadge category={place.isasCategory} size="lg" />}
      <span>
        <b>{name(place)}</b>
        <small>{placeParts(place).join(" · ")}</small>
      </span>
      {onChange && <Button onClick={onChange}>{t("filling.choose.other")}</Button>}
    </div>
  );
}
