import { useMemo, useState } from "react";
import { useUser } from "../../lib/session/use-user.ts";
import type { MultiValue } from "../../ui/fields/multi-value.ts";
import { useLocations } from "../locations/use-locations.ts";
import type { Level } from "./location-choice.ts";
import type { Requirements } from "./location-problems.ts";
import { limitedTree } from "./location-tree.ts";
import {
  chooseMulti,
  type MultiLocationChoice,
  multiChosenPlaces,
  multiOptionsFor,
  NO_MULTI_CHOICE,
  settleMulti,
} from "./multi-location-choice.ts";

interface Options {
  readonly ignoresJurisdiction?: boolean;
  readonly required?: Requirements;
  /** What is chosen at first, such as from an address. */
  readonly initial?: MultiLocationChoice;
}

const NOTHING_REQUIRED: Requirements = {};

function isEmpty(value: MultiValue): boolean {
  return value !== "all" && value.length === 0;
}

/** The report filter: several places a level, with "all". A report cannot be prepared while a required level is empty. */
export function useMultiLocationFilter({
  ignoresJurisdiction,
  required = NOTHING_REQUIRED,
  initial = NO_MULTI_CHOICE,
}: Options = {}) {
  const user = useUser();
  const limits = ignoresJurisdiction ? undefined : user?.activeJurisdiction;
  const { data, error, refetch } = useLocations();
  const tree = useMemo(() => limitedTree(data ?? [], limits), [data, limits]);
  const [wanted, setWanted] = useState(initial);
  const choice = settleMulti(tree, wanted);
  const isMissing =
    (required.zone && isEmpty(choice.zones)) ||
    (required.district && isEmpty(choice.districts)) ||
    (required.upazila && isEmpty(choice.upazilas));
  return {
    choice,
    places: multiChosenPlaces(tree, choice),
    options: multiOptionsFor(tree, choice),
    required,
    isComplete: !isMissing,
    loadError: error ?? undefined,
    reload: () => void refetch(),
    choose: (level: Level, value: MultiValue) => setWanted(chooseMulti(tree, choice, level, value)),
    clear: () => setWanted(NO_MULTI_CHOICE),
  };
}

export type MultiLocationFilterState = ReturnType<typeof useMultiLocationFilter>;
