import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import type { VisitedPlace } from "@shikkha/contract/visits/visit.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { SearchX } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../../lib/browser/use-online.ts";
import { useCall } from "../../../../lib/calls/use-call.ts";
import { QueryState } from "../../../../shared/states/QueryState.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { SearchField } from "../../../../ui/fields/SearchField.tsx";
import { useWeek } from "../../field.api.ts";
import { plannedVisits } from "../../model/sort-week.ts";
import { PlaceResults, PlaceResultsShape } from "./PlaceResults.tsx";
import styles from "./ChoosePlace.module.css";

/** Before anything is searched for, and then. */
const FIRST = 5;
const MOST = 12;

/** What the device knows needs no fetching. */
const NO_CALL = { error: null, isFetching: false, refetch: () => undefined };

interface Props {
  kind: VisitKind;
  onChoose: (place: VisitedPlace) => void;
  isMissing: boolean;
}

/** A place of the jurisdiction by name or number; without a line one of those the device knows. */
export function PlaceSearch({ kind, onChoose, isMissing }: Props) {
  const { t } = useTranslation("visit");
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  const isOnline = useOnline();
  const answer = useCall(
    fieldCalls.places,
    { params: { kind }, query: { search: wanted } },
    { enabled: isOnline, keepPrevious: true },
  );
  const known = useKnownPlaces(kind, wanted);
  const most = wanted === "" ? FIRST : MOST;
  return (
    <>
      <SearchField
        label={t("filling.choose.search")}
        value={search}
        onChange={setSearch}
        error={isMissing ? t("filling.choose.placeMissing") : undefined}
      />
      {!isOnline && <p className={styles.muted}>{t("filling.choose.knownOnly")}</p>}
      <QueryState
        query={isOnline ? answer : { ...NO_CALL, data: known }}
        skeleton={<PlaceResultsShape />}
        isEmpty={(places) => places.length === 0}
        empty={
          <EmptyState
            icon={<SearchX size={26} />}
            title={t("filling.choose.none")}
            text={t("filling.choose.noneText")}
          />
        }
      >
        {(places) => <PlaceResults places={places.slice(0, most)} onChoose={onChoose} />}
      </QueryState>
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
