import { districts, upazilas, zones } from "../reference/places.ts";

const PREFIXES: Readonly<Record<string, string>> = { ZD: "zone", UAS: "acad", TAS: "acad" };

/** A user name that says whose post it is: useo.dhamrai, inspector.khulna.2. */
export function postName(
  designation: string,
  officeOf: number | null,
  number: number | undefined,
): string {
  const prefix = PREFIXES[designation] ?? designation.toLowerCase().replaceAll("_", ".");
  return [prefix, placeSlug(officeOf), number]
    .filter((part) => part !== undefined && part !== "")
    .join(".");
}

function placeSlug(id: number | null): string {
  const upazila = upazilas.find((one) => one.id === id);
  if (!upazila) return slug([...zones, ...districts].find((one) => one.id === id)?.nameEn ?? "");
  const isShared = upazilas.some(
    (other) => other !== upazila && slug(other.nameEn) === slug(upazila.nameEn),
  );
  return slug(upazila.nameEn) + (isShared ? `.${slug(upazila.district.nameEn)}` : "");
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-");
}
