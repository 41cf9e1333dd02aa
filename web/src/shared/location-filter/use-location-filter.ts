import { useMemo, useState } from "react";
import { useUser } from "../../lib/session/use-user.ts";
import { useLocations } from "../locations/use-locations.ts";
import {
  choose,
  chosenPlaces,
  type ChosenPlaces,
  type Level,
  type LocationChoice,
  NO_CHOICE,
  optionsFor,
  settle,
} from "./location-choice.ts";
import {
  hasProblems,
  type Hidden,
  locationProblems,
  type Requirements,
} from "./location-problems.ts";
import { limitedTree } from "./location-tree.ts";

export interface LocationFilterOptions {
  /** Offers the whole hierarchy instead of the active duty's part. */
  readonly ignoresJurisdiction?: boolean;
  /** The zone is not shown, and this one is used. */
  readonly hiddenZoneId?: number;
  readonly isZoneDisabled?: boolean;
  readonly isUpazilaHidden?: boolean;
  /** Applied where they match an option. */
  readonly preselected?: Partial<LocationChoice>;
  readonly required?: Requirements;
  /** The parent's own check; its message keeps the filter from being applied. */
  readonly check?: (places: ChosenPlaces) => string | undefined;
}

const NOTHING_REQUIRED: Requirements = {};

/** The state and the rules of the location filter; the component only shows them. */
export function useLocationFilter(options: LocationFilterOptions = {}) {
  const {
    ignoresJurisdiction,
    hiddenZoneId,
    isZoneDisabled,
    required = NOTHING_REQUIRED,
    check,
  } = options;
  const user = useUser();
  const limits = ignoresJurisdiction ? undefined : user?.activeJurisdiction;
  const { data, error, refetch } = useLocations();
  const tree = useMemo(() => limitedTree(data ?? [], limits), [data, limits]);
  const [wanted, setWanted] = useState<LocationChoice>({ ...NO_CHOICE, ...options.preselected });
  const [isChecked, setChecked] = useState(false);

  const rules = { hiddenZoneId, isZoneDisabled };
  const choice = settle(tree, wanted, rules);
  const places = chosenPlaces(tree, choice);
  const hidden: Hidden = { zone: hiddenZoneId !== undefined, upazila: options.isUpazilaHidden };
  const problems = locationProblems(choice, { required, hidden, isZoneDisabled });
  const ownProblem = check?.(places);
  const isComplete = !hasProblems(problems) && ownProblem === undefined;

  return {
    choice,
    places,
    options: optionsFor(tree, choice),
    hidden,
    isZoneDisabled,
    required,
    isLoading: data === undefined && error === null,
    loadError: error ?? undefined,
    reload: () => void refetch(),
    choose: (level: Level, id: number | null) => setWanted(choose(tree, choice, level, id, rules)),
    /** Everything back, but a list with a single option keeps it. */
    clear: () => {
      setWanted(NO_CHOICE);
      setChecked(false);
    },
    isComplete,
    problems: isChecked ? problems : {},
    ownProblem: isChecked ? ownProblem : undefined,
    /** Hands on the places if nothing is missing; otherwise shows what is. */
    apply: (onApply: (places: ChosenPlaces) => void) => {
      setChecked(true);
      if (isComplete) onApply(places);
    },
  };
}

export type LocationFilterState = ReturnType<typeof useLocationFilter>;
