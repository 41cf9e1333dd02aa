import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { useLocations } from "../../shared/locations/use-locations.ts";
import { placeTrail } from "./model/place-trail.ts";

/** Writes a path as people read it: "Dhaka / Gazipur / Kaliganj"; the empty one is the whole country. */
export function usePlaceWords(): (path: string) => string {
  const { t } = useTranslation("monitoring");
  const { name } = useFormat();
  const { data: tree = [] } = useLocations();
  return (path) =>
    path === "/" ? t("officer.nation") : placeTrail(tree, path).map(name).join(" / ");
}
