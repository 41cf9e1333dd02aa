import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import type { VisitedPlace } from "@shikkha/contract/visits/visit.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../../lib/browser/use-online.ts";
import { useCall } from "../../../../lib/calls/use-call.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import { SearchField } from "../../../../ui/fields/SearchField.tsx";
import { useWeek } from "../../field.api.ts";
import { plannedVisits } from "../../model/sort-week.ts";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./ChoosePlace.module.css";

/** Before anything is searched for, and then. */
const FIRST = 5;
const MOST = 12;

interface Props {
  kind: VisitKind;
  onChoose: (place: VisitedPlace) => void;
  isMissing: boolean;
}

/** A place of the jurisdiction by name or number; without a line one of those the device knows. */
export function PlaceSearch({ kind, onChoose, isMissing }: Props) {
  const { t } = useTranslation("visit");
  const { name } = useFormat();
  const { placeParts } = useFieldWords();
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  const isOnline = useOnline();
  const answer = useCall(
    fieldCalls.places,
    { params: { kind }, query: { search: wanted } },
    { enabled: isOnline, keepPrevious: true },
  );
  const known = useKnownPlaces(kind, wanted);
  const found = (isOnline ? (answer.data ?? []) : known).slice(0, wanted === "" ? FIRST : MOST);
  return (
    <>
      <SearchField
        label={t("filling.choose.search")}
        value={search}
        onChange={setSearch}
        error={isMissing ? t("filling.choose.placeMissing") : undefined}
      />
      {!isOnline && <p className={styles.muted}>{t("filling.choose.knownOnly")}</p>}
      {found.length === 0 && !answer.isFetching && (
        <p className={styles.muted}>{t("filling.choose.none")}</p>
      )}
      <ul className={styles.results}>
        {found.map((place) => (
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
    </>
  );
}

function useKnownPlaces(kind: VisitKind, wanted: string): VisitedPlace[] {
  const { data } = useWeek();
  const all = (data ? plannedVisits(data) : [])
    .map(({ card }) => card.place)
    .filter((place) => (place.officeId !== null) === (kind === "office"));
  const byKey = new Map(all.map((place) => [`${place.instituteId}/${place.officeId}`, place]));
  return [...byKey.values()].filter(({ nameBangla, nameEnglish, eiin }) =>
    [nameBangla, nameEnglish, eiin ?? ""].some((text) =>
      text.toLowerCase().includes(wanted.toLowerCase()),
    ),
  );
}
