import { receiverRule } from "@shikkha/contract/notices/receivers.ts";
import { describe, expect, it } from "vitest";
import { draftOf, NO_RECEIVERS, ruleOf } from "./receiver-draft.ts";

const someone = { id: 7, nameBangla: "কেউ", nameEnglish: "Someone" };

describe("a draft of receivers", () => {
  it("is no rule until everything it needs is there", () => {
    expect(ruleOf(NO_RECEIVERS)).toBeUndefined();
    expect(ruleOf({ ...NO_RECEIVERS, way: "NAMED" })).toBeUndefined();
    expect(ruleOf({ ...NO_RECEIVERS, way: "GROUP", coverageLevel: 2 })).toBeUndefined();
  });

  it("of the nation names no place, and officers sit in no institute", () => {
    const draft = { ...NO_RECEIVERS, way: "GROUP", locationIds: [188] } as const;
    expect(ruleOf(draft)).toMatchObject({ coverageLevel: 1, locationIds: [] });
    const officers = { ...draft, groupType: "OFFICERS", instituteTypes: ["SCHOOL"] } as const;
    expect(ruleOf(officers)).toMatchObject({ kind: "OFFICERS", instituteTypes: [] });
  });

  it("comes back from its rule as it was", () => {
    const drafts = [
      { ...NO_RECEIVERS, way: "ALL_TEACHERS" },
      { ...NO_RECEIVERS, way: "NAMED", named: [someone] },
      {
        ...NO_RECEIVERS,
        way: "GROUP",
        groupType: "TEACHERS",
        coverageLevel: 3,
        locationIds: [245],
        designationIds: [2],
        instituteTypes: ["COLLEGE"],
      },
    ] as const;
    for (const draft of drafts) {
      const rule = ruleOf(draft);
      expect(receiverRule.safeParse(rule).success).toBe(true);
      expect(rule && draftOf(rule, [someone])).toEqual(draft);
    }
  });
});
