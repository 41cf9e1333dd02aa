import type { ZoneNode } from "@shikkha/contract/locations.ts";
import { DUTY_ERRORS } from "@shikkha/contract/officers/duties.ts";
import type { OfficerDuty, OfficerRow } from "@shikkha/contract/officers/officers.ts";
import { describe, expect, it } from "vitest";
import { CallError } from "../../../lib/calls/call-error.ts";
import { dutyGroups } from "./duty-groups.ts";
import { placeTrail } from "./place-trail.ts";
import { refusalOf } from "./refusal.ts";
import { successorQueries, successorsAmong } from "./successor-queries.ts";

function duty(dutyId: number, dutyType: OfficerDuty["dutyType"], validTo: string | null = null) {
  return { dutyId, dutyType, validTo } as OfficerDuty;
}

describe("the duties of an officer", () => {
  it("stand as primary, additional, role; past ones apart, the latest first", () => {
    const { current, past } = dutyGroups([
      duty(1, "ROLE"),
      duty(2, "INACTIVE", "2020-01-01"),
      duty(3, "PRIMARY"),
      duty(4, "INACTIVE", "2024-01-01"),
      duty(5, "ADDITIONAL"),
    ]);
    expect(current.map(({ dutyId }) => dutyId)).toEqual([3, 5, 1]);
    expect(past.map(({ dutyId }) => dutyId)).toEqual([4, 2]);
  });
});

describe("the way to a place", () => {
  const place = (id: number) => ({ id, nameBangla: `${id}`, nameEnglish: `${id}`, path: "" });
  const upazila = { ...place(3), type: "UPAZILLA" as const, children: [] };
  const district = { ...place(2), type: "DISTRICT" as const, children: [upazila] };
  const tree: ZoneNode[] = [{ ...place(1), type: "ZONE", children: [district] }];

  it("goes as far down as the path does", () => {
    expect(placeTrail(tree, "/1/2/3/").map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(placeTrail(tree, "/1/2/").map(({ id }) => id)).toEqual([1, 2]);
    expect(placeTrail(tree, "/")).toEqual([]);
  });
});

describe("successors", () => {
  it("are asked for at the place and in the offices above it", () => {
    const searched = { searchParam: "x", size: 10 };
    expect(successorQueries("/1/2/3/", "x")).toEqual([
      { upazila: 3, ...searched },
      { district: 2, workplaceType: "DISTRICT", ...searched },
      { zone: 1, workplaceType: "ZONE", ...searched },
    ]);
    expect(successorQueries("/1/", "x")).toEqual([{ zone: 1, workplaceType: "ZONE", ...searched }]);
    expect(successorQueries("/", "x")).toEqual([{ workplaceType: "NATIONAL", ...searched }]);
  });

  it("are each once, in work, and never the one who leaves", () => {
    const officer = (officerId: number, isActive = true, dutyCount = 1) =>
      ({ officerId, isActive, dutyCount }) as OfficerRow;
    const found = successorsAmong(
      [
        [officer(1), officer(2), officer(3, false)],
        [officer(2), officer(4, true, 0), officer(5)],
      ],
      1,
    );
    expect(found.map(({ officerId }) => officerId)).toEqual([2, 5]);
  });
});

describe("a refusal", () => {
  const error = (code: number, fields: { path: string; message: string }[] = []) =>
    new CallError({ statusCode: 422, code, message: "no", fields });

  it("stands at the field it speaks of, where the form has it", () => {
    const { code } = DUTY_ERRORS.badPeriod;
    expect(refusalOf(error(code), ["lastDay"]).fields).toEqual([
      { name: "lastDay", message: "no" },
    ]);
    expect(refusalOf(error(code), ["roleId"])).toEqual({ fields: [], rest: "no" });
  });

  it("takes the server's own field messages, nested ones too", () => {
    const given = error(1, [{ path: "body.handOver.successorId", message: "who?" }]);
    expect(refusalOf(given, ["handOver.successorId"])).toEqual({
      fields: [{ name: "handOver.successorId", message: "who?" }],
      rest: undefined,
    });
  });
});
