import { randomFor } from "../random.ts";
import { readReferenceJson } from "../reference-data.ts";
import { upazilas, type Upazila } from "../reference/places.ts";
import { INSTITUTE_TYPES, type InstituteType } from "./institute-patterns.ts";
import { savarInstitutes } from "./savar-institutes.ts";
import { SAVAR } from "./demo-places.ts";
import { seatsOf } from "./seat-institutes.ts";
import { share } from "./share.ts";
import { upazilaSizes } from "./upazila-sizes.ts";

const stats = readReferenceJson<{ demoMix: Record<InstituteType, number> }>("stats.json");

/** Which types of institute an upazila has besides its seats and named ones: dealt from one shuffled deck. */
export function dealTypes(total: number): Map<number, InstituteType[]> {
  const left = new Map(
    share(total, INSTITUTE_TYPES, (type) => stats.demoMix[type]).map((n, i) => [
      INSTITUTE_TYPES[i],
      n,
    ]),
  );
  for (const { type } of upazilas.flatMap(fixedInstitutes))
    left.set(type, (left.get(type) ?? 0) - 1);

  const cards = INSTITUTE_TYPES.flatMap((type) =>
    Array.from({ length: left.get(type) ?? 0 }, () => type),
  );
  const deck = randomFor("institute-types").shuffled(cards);
  const sizes = upazilaSizes(total);
  return new Map(
    upazilas.map((upazila) => {
      const open = (sizes.get(upazila.id) ?? 0) - fixedInstitutes(upazila).length;
      return [upazila.id, deck.splice(0, open)];
    }),
  );
}

function fixedInstitutes(upazila: Upazila): { type: InstituteType }[] {
  return upazila.id === SAVAR ? [...seatsOf(upazila), ...savarInstitutes] : seatsOf(upazila);
}
