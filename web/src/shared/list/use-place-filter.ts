import {
  choose,
  chosenPlaces,
  type LocationChoice,
  NO_CHOICE,
  optionsFor,
  settle,
} from "../location-filter/location-choice.ts";
import {
  type LocationFilterState,
  useLocationFilter,
} from "../location-filter/use-location-filter.ts";

export interface PlaceQuery {
  readonly zone?: number | undefined;
  readonly district?: number | undefined;
  readonly upazila?: number | undefined;
}

/** The location filter of a list, whose choice stands in the address instead of in the filter. */
export function usePlaceFilter(
  query: PlaceQuery,
  onChange: (query: PlaceQuery) => void,
): LocationFilterState {
  const filter = useLocationFilter();
  const tree = filter.options.zones;
  const choice = settle(tree, {
    zoneId: query.zone ?? null,
    districtId: query.district ?? null,
    upazilaId: query.upazila ?? null,
  });
  const hand = ({ zoneId, districtId, upazilaId }: LocationChoice) =>
    onChange({
      zone: zoneId ?? undefined,
      district: districtId ?? undefined,
      upazila: upazilaId ?? undefined,
    });
  return {
    ...filter,
    choice,
    places: chosenPlaces(tree, choice),
    options: optionsFor(tree, choice),
    choose: (level, id) => hand(choose(tree, choice, level, id)),
    clear: () => hand(NO_CHOICE),
  };
}
