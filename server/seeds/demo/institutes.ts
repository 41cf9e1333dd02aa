import { randomFor } from "../random.ts";
import { readReferenceJson } from "../reference-data.ts";
import { upazilas, type Upazila } from "../reference/places.ts";
import type { Seed } from "../seed.ts";
import { mobileNumber } from "./contact.ts";
import { SAVAR } from "./demo-places.ts";
import { dealTypes } from "./institute-deck.ts";
import { nameInstitutes, type GeneratedInstitute } from "./institute-names.ts";
import { positionsIn } from "./institute-positions.ts";
import type { InstituteType } from "./institute-patterns.ts";
import { savarInstitutes } from "./savar-institutes.ts";
import { seatsOf } from "./seat-institutes.ts";

const TOTAL = 35_000;
/** Above every real number. */
const FIRST_EIIN = 140_001;

const { categories } = readReferenceJson<{ categories: { code: string; demoShare: number }[] }>(
  "isas.json",
);
const { demoMix } = readReferenceJson<{ demoMix: { management: Record<string, number> } }>(
  "stats.json",
);
/** Being the government's shows in a name; the rest is drawn. */
const otherManagement = Object.entries(demoMix.management).filter(
  ([type]) => type !== "GOVERNMENT",
);

export const institutes: Seed = {
  name: "demo/institutes",
  async run(db) {
    await db.insertRows("institute", instituteRows());
  },
};

function* instituteRows() {
  const typesByUpazila = dealTypes(TOTAL);
  const eiins = freeEiins();
  for (const upazila of upazilas) {
    const random = randomFor("institutes", upazila.id);
    const positions = positionsIn(upazila);
    for (const institute of institutesOf(upazila, typesByUpazila.get(upazila.id) ?? [])) {
      const eiin = institute.eiin ?? eiins.next().value;
      yield {
        eiin: String(eiin),
        name_bn: institute.bn,
        name_en: institute.en,
        email: random.chance(0.82) ? `head${eiin}@institutes.example` : null,
        phone: random.chance(0.9) ? mobileNumber(random) : null,
        type: institute.type,
        mgmt_type: institute.mgmt ?? random.weighted(otherManagement, ([, share]) => share)[0],
        isas_category: random.weighted(categories, ({ demoShare }) => demoShare).code,
        zone_id: upazila.district.zone.id,
        district_id: upazila.district.id,
        upazila_id: upazila.id,
        path: upazila.path,
        ...positions.next().value,
      };
    }
  }
}

function institutesOf(
  upazila: Upazila,
  types: readonly InstituteType[],
): (GeneratedInstitute & { eiin?: number })[] {
  const seats = seatsOf(upazila).map((seat) => ({ ...seat, mgmt: "GOVERNMENT" }));
  const named = upazila.id === SAVAR ? savarInstitutes : [];
  const random = randomFor("institute-names", upazila.id);
  return [...seats, ...named, ...nameInstitutes(random, upazila, types, [...seats, ...named])];
}

function* freeEiins(): Generator<number, never> {
  const reserved = new Set(savarInstitutes.map(({ eiin }) => eiin));
  for (let eiin = FIRST_EIIN; ; eiin++) if (!reserved.has(eiin)) yield eiin;
}
