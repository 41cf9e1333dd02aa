import type { Duty } from "@shikkha/contract/auth/user.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { findPlace } from "./find-place.ts";
import { useLocations } from "./use-locations.ts";

/** Names what a duty reaches, such as "Dhaka zone"; only the level until the places are there. */
export function useReachName(): (duty: Duty) => string {
  const { t } = useTranslation();
  const { name } = useFormat();
  const { data: tree = [] } = useLocations();
  return ({ jurisdictionLevel, path }) => {
    const place = findPlace(tree, path);
    if (jurisdictionLevel === "NATIONAL" || !place) return t(`level.${jurisdictionLevel}`);
    return t(`reach.${jurisdictionLevel}`, { name: name(place) });
  };
}
