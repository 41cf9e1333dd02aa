import { describe, expect, it } from "vitest";
import type { ZoneNode } from "./location-tree.ts";
import {
  chooseMulti,
  multiChosenPlaces,
  multiOptionsFor,
  NO_MULTI_CHOICE,
  settleMulti,
} from "./multi-location-choice.ts";

function district(zoneId: number, id: number) {
  return {
    id,
    nameBangla: `জ ${id}`,
    nameEnglish: `D ${id}`,
    path: `/${zoneId}/${id}/`,
    type: "DISTRICT" as const,
    children: [],
  };
}

function zone(id: number, ...districts: number[]): ZoneNode {
  const children = districts.map((one) => district(id, one));
  return {
    id,
    nameBangla: `অ ${id}`,
    nameEnglish: `Z ${id}`,
    path: `/${id}/`,
    type: "ZONE",
    children,
  };
}

const TREE = [zone(1, 11, 12), zone(2, 21), zone(3, 31, 32)];

describe("the report's location filter", () => {
  it("offers the children of every chosen place", () => {
    const choice = { ...NO_MULTI_CHOICE, zones: ["1", "2"] };
    expect(multiOptionsFor(TREE, choice).districts.map((one) => one.id)).toEqual([11, 12, 21]);
    expect(multiOptionsFor(TREE, { ...choice, zones: "all" as const }).districts).toHaveLength(5);
  });

  it("clears the levels below a change", () => {
    const choice = { zones: ["1"], districts: ["11"], upazilas: [] };
    expect(chooseMulti(TREE, choice, "zone", ["1", "3"])).toEqual({
      zones: ["1", "3"],
      districts: [],
      upazilas: [],
    });
  });

  it("chooses a single option by itself and keeps it when cleared", () => {
    expect(chooseMulti(TREE, NO_MULTI_CHOICE, "zone", ["2"]).districts).toEqual(["21"]);
    expect(settleMulti([zone(2, 21)], NO_MULTI_CHOICE)).toEqual({
      zones: ["2"],
      districts: ["21"],
      upazilas: [],
    });
  });

  it("hands on names, and nothing where all are meant", () => {
    const choice = { zones: "all" as const, districts: ["12"], upazilas: [] };
    expect(multiChosenPlaces(TREE, choice)).toEqual({
      zones: [],
      districts: [{ id: 12, nameBangla: "জ 12", nameEnglish: "D 12" }],
      upazilas: [],
    });
  });
});
