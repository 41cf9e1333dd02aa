import { randomFor } from "../random.ts";
import { upazilas, type Upazila } from "../reference/places.ts";
import { share } from "./share.ts";

const LEAST = 10;
const HILL_DISTRICTS = ["Bandarban", "Khagrachhari", "Rangamati"];

/** How many of the institutes each upazila has, by its id. */
export function upazilaSizes(total: number): Map<number, number> {
  const sizes = share(total - LEAST * upazilas.length, upazilas, plausibleWeight);
  return new Map(upazilas.map((upazila, index) => [upazila.id, LEAST + (sizes[index] ?? 0)]));
}

export function isInHills(upazila: Upazila): boolean {
  return HILL_DISTRICTS.includes(upazila.district.nameEn);
}

function plausibleWeight(upazila: Upazila): number {
  const random = randomFor("upazila-sizes", upazila.id);
  const spread = 0.55 + random.next() * 0.5 + random.next() * 0.5;
  if (isInHills(upazila)) return spread * 0.15;
  if (upazila.nameEn === "Savar") return 2.2;
  if (upazila.nameEn.endsWith(" Sadar")) return spread * 1.5;
  return upazila.isThana ? spread * 0.8 : spread;
}
