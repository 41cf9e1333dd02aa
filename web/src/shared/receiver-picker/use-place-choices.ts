import type { CoverageLevel } from "@shikkha/contract/notices/receivers.ts";
import { useMemo } from "react";
import { sortedByText } from "../../lib/format/sorting.ts";
import { useFormat } from "../../lib/format/use-format.ts";
import { useUser } from "../../lib/session/use-user.ts";
import type { Choice } from "../../ui/fields/choice.ts";
import type { PlaceName } from "../location-filter/location-choice.ts";
import { limitedTree } from "../location-filter/location-tree.ts";
import { useLocations } from "../locations/use-locations.ts";

/** The places of each level inside the author's own jurisdiction; a level with one place only needs no choice. */
export function usePlaceChoices() {
  const { name, language } = useFormat();
  const limits = useUser()?.activeJurisdiction;
  const { data } = useLocations();
  return useMemo(() => {
    const zones = limitedTree(data ?? [], limits);
    const districts = zones.flatMap((zone) => zone.children);
    const upazilas = districts.flatMap((district) =>
      district.children.map((upazila) => ({ ...upazila, district })),
    );
    const plain = (places: readonly PlaceName[]) =>
      sortedByText(places, name, language).map((place) => ({
        id: String(place.id),
        name: name(place),
      }));
    const byLevel: Record<CoverageLevel, readonly Choice[]> = {
      1: [],
      2: plain(zones),
      3: plain(districts),
      4: sortedByText(upazilas, name, language).map((upazila) => ({
        id: String(upazila.id),
        name: name(upazila),
        description: name(upazila.district),
      })),
    };
    const levels = ([1, 2, 3, 4] as const).filter(
      (level) => level === 1 || byLevel[level].length > 1,
    );
    return { levels, placesAt: (level: CoverageLevel) => byLevel[level] };
  }, [data, limits, name, language]);
}
