import { describe, expect, it } from "vitest";
import { choose, chosenPlaces, isShut, NO_CHOICE, optionsFor, settle } from "./location-choice.ts";
import { hasProblems, locationProblems } from "./location-problems.ts";
import { limitedTree, type ZoneNode } from "./location-tree.ts";

function names(id: number) {
  return { id, nameBangla: `স্থান ${id}`, nameEnglish: `Place ${id}` };
}

function zone(id: number, districts: Record<number, readonly number[]>): ZoneNode {
  const children = Object.entries(districts).map(([key, upazilas]) => ({
    ...names(Number(key)),
    path: `/${id}/${key}/`,
    type: "DISTRICT" as const,
    children: upazilas.map((upazila) => ({
      ...names(upazila),
      path: `/${id}/${key}/${upazila}/`,
      type: "UPAZILLA" as const,
      children: [],
    })),
  }));
  return { ...names(id), path: `/${id}/`, type: "ZONE", children };
}

const TREE = [zone(1, { 11: [111, 112], 12: [121] }), zone(2, { 21: [211, 212] })];

describe("the cascade", () => {
  it("offers nothing below until something is chosen above", () => {
    const { zones, districts, upazilas } = optionsFor(TREE, NO_CHOICE);
    expect([zones.length, districts.length, upazilas.length]).toEqual([2, 0, 0]);
    expect(isShut(districts)).toBe(true);
  });

  it("clears what is below when a zone or a district is chosen", () => {
    const full = { zoneId: 1, districtId: 11, upazilaId: 111 };
    expect(choose(TREE, full, "zone", 1)).toEqual({ zoneId: 1, districtId: null, upazilaId: null });
    expect(choose(TREE, full, "district", 11)).toEqual({
      zoneId: 1,
      districtId: 11,
      upazilaId: null,
    });
    expect(choose(TREE, full, "zone", null)).toEqual(NO_CHOICE);
  });

  it("chooses and locks a single option, all the way down", () => {
    expect(choose(TREE, NO_CHOICE, "zone", 2)).toEqual({
      zoneId: 2,
      districtId: 21,
      upazilaId: null,
    });
    const chosen = choose(TREE, { ...NO_CHOICE, zoneId: 1 }, "district", 12);
    expect(chosen).toEqual({ zoneId: 1, districtId: 12, upazilaId: 121 });
    expect(isShut(optionsFor(TREE, chosen).upazilas)).toBe(true);
  });

  it("keeps single options when cleared", () => {
    const alone = [zone(1, { 11: [111, 112] })];
    expect(settle(alone, NO_CHOICE)).toEqual({ zoneId: 1, districtId: 11, upazilaId: null });
  });
});

describe("pre-selection", () => {
  it("applies where it matches an option and is dropped where it does not", () => {
    expect(settle(TREE, { zoneId: 1, districtId: 11, upazilaId: 112 })).toEqual({
      zoneId: 1,
      districtId: 11,
      upazilaId: 112,
    });
    expect(settle(TREE, { zoneId: 1, districtId: 21, upazilaId: 211 })).toEqual({
      zoneId: 1,
      districtId: null,
      upazilaId: null,
    });
    expect(settle(TREE, { zoneId: 9, districtId: null, upazilaId: null })).toEqual(NO_CHOICE);
  });

  it("waits for the places to come", () => {
    expect(settle([], { zoneId: 1, districtId: 11, upazilaId: 111 })).toEqual(NO_CHOICE);
  });
});

describe("a hidden or switched-off zone", () => {
  it("uses the given zone when hidden", () => {
    expect(settle(TREE, { ...NO_CHOICE, zoneId: 2 }, { hiddenZoneId: 1 }).zoneId).toBe(1);
  });

  it("is cleared when disabled", () => {
    expect(
      settle(TREE, { zoneId: 1, districtId: 11, upazilaId: 111 }, { isZoneDisabled: true }),
    ).toEqual(NO_CHOICE);
  });
});

describe("the jurisdiction", () => {
  it("limits each level to the duty's own place", () => {
    const district = limitedTree(TREE, { zoneId: 1, districtId: 11, upazillaId: null });
    expect(settle(district, NO_CHOICE)).toEqual({ zoneId: 1, districtId: 11, upazilaId: null });
    const upazila = limitedTree(TREE, { zoneId: 1, districtId: 11, upazillaId: 112 });
    expect(settle(upazila, NO_CHOICE)).toEqual({ zoneId: 1, districtId: 11, upazilaId: 112 });
  });

  it("leaves the nation everything, and so does ignoring it", () => {
    expect(limitedTree(TREE, { zoneId: null, districtId: null, upazillaId: null })).toEqual(TREE);
    expect(limitedTree(TREE, undefined)).toBe(TREE);
  });
});

describe("what is missing", () => {
  const required = { zone: true, district: true, upazila: true };

  it("is named level by level", () => {
    expect(locationProblems(NO_CHOICE, { required })).toEqual({
      zone: "zoneDropdownError",
      district: "districtDropdownError",
      upazila: "upazilaDropdownError",
    });
    expect(locationProblems({ zoneId: 1, districtId: 11, upazilaId: 111 }, { required })).toEqual(
      {},
    );
  });

  it("is never a hidden zone or upazila", () => {
    const problems = locationProblems(NO_CHOICE, {
      required,
      hidden: { zone: true, upazila: true },
    });
    expect(problems).toEqual({ district: "districtDropdownError" });
  });

  it("is not a zone that is switched off", () => {
    const only = { required: { zone: true } };
    expect(hasProblems(locationProblems(NO_CHOICE, only))).toBe(true);
    expect(hasProblems(locationProblems(NO_CHOICE, { ...only, isZoneDisabled: true }))).toBe(false);
  });
});

describe("what is handed on", () => {
  it("is id and both names for each level", () => {
    expect(chosenPlaces(TREE, { zoneId: 1, districtId: 11, upazilaId: null })).toEqual({
      zone: { id: 1, nameBangla: "স্থান 1", nameEnglish: "Place 1" },
      district: { id: 11, nameBangla: "স্থান 11", nameEnglish: "Place 11" },
      upazila: null,
    });
  });
});
