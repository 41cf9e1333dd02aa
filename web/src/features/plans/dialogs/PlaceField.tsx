import { planPlaceCalls } from "@shikkha/contract/plans/plan-places.ts";
import type { PlannedPlace } from "@shikkha/contract/plans/plan-words.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../lib/calls/use-call.ts";
import { useTypedText } from "../../../shared/list/use-typed-text.ts";
import { IsasBadge } from "../../../shared/isas/IsasBadge.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { VisitPlace } from "../components/plan/VisitPlace.tsx";
import styles from "./EditVisitDialog.module.css";

interface Props {
  sessionId: number;
  place: PlannedPlace;
  onChange: (place: PlannedPlace) => void;
}

const SHOWN = 20;

/** The institute of a visit, and the search for another one; those in need come first. */
export function PlaceField({ sessionId, place, onChange }: Props) {
  const { t } = useTranslation("visit");
  const [isSearching, setSearching] = useState(false);
  const [search, setSearch] = useState("");
  const [text, setText] = useTypedText(search, setSearch);
  const { data } = useCall(
    planPlaceCalls.institutes,
    { params: { id: sessionId }, query: { search, size: SHOWN } },
    { enabled: isSearching, keepPrevious: true },
  );
  return (
    <div>
      <p className={styles.label}>{t("plan.edit.place")}</p>
      <div className={styles.chosen}>
        <VisitPlace place={place} />
        <Button size="sm" aria-expanded={isSearching} onClick={() => setSearching(!isSearching)}>
          {t("plan.edit.otherPlace")}
        </Button>
      </div>
      {isSearching && (
        <>
          <SearchField
            label={t("add.search")}
            isLabelHidden
            placeholder={t("add.search")}
            value={text}
            onChange={setText}
          />
          <div className={styles.results}>
            {data?.items.map((item) => (
              <button
                key={item.instituteId}
                type="button"
                className={styles.result}
                onClick={() => {
                  onChange(item);
                  setSearching(false);
                }}
              >
                {item.isasCategory && <IsasBadge category={item.isasCategory} />}
                <VisitPlace place={item} />
              </button>
            ))}
            {data?.items.length === 0 && <p className={styles.none}>{t("add.none")}</p>}
          </div>
        </>
      )}
    </div>
  );
}
