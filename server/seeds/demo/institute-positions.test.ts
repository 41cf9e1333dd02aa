import { describe, expect, it } from "vitest";
import { distanceKm } from "@shikkha/contract/kernel/distance.ts";
import { readReferenceCsv } from "../reference-data.ts";
import { districts, upazilas } from "../reference/places.ts";
import { SAVAR } from "./demo-places.ts";
import { positionsIn } from "./institute-positions.ts";

const firstOf = (upazila: (typeof upazilas)[number]) => positionsIn(upazila).next().value;

describe("positions of demo institutes", () => {
  it("know the town of every district", () => {
    const towns = readReferenceCsv<"districtId" | "districtEnglish">("district-towns.csv");
    expect(
      towns.map(({ districtId, districtEnglish }) => `${districtId} ${districtEnglish}`).toSorted(),
    ).toEqual(districts.map(({ id, nameEn }) => `${id} ${nameEn}`).toSorted());
  });

  it("lie in the country's frame, all over it, and are the same every time", () => {
    const all = upazilas.map(firstOf);
    expect(all).toEqual(upazilas.map(firstOf));
    for (const { latitude, longitude } of all) {
      expect(latitude).toBeGreaterThan(20.7);
      expect(latitude).toBeLessThan(26.7);
      expect(longitude).toBeGreaterThan(88);
      expect(longitude).toBeLessThan(92.7);
    }
    expect(new Set(all.map(({ latitude }) => Math.floor(latitude))).size).toBeGreaterThan(4);
  });

  it("stand near their upazila: those of Savar within nine kilometres of it", () => {
    const savar = upazilas.find(({ id }) => id === SAVAR);
    if (!savar) throw new Error("There is no Savar.");
    const positions = positionsIn(savar);
    for (let count = 0; count < 100; count += 1) {
      const away = distanceKm(positions.next().value, { latitude: 23.86, longitude: 90.27 });
      expect(away).toBeLessThan(9);
    }
  });
});
