import type { InstituteType } from "@shikkha/contract/institute-words.ts";
import type { CoverageLevel, ReceiverRule } from "@shikkha/contract/notices/receivers.ts";

/** The five ways of choosing; a group may be of officers or teachers only. */
export const RECEIVER_WAYS = [
  "ALL_USERS",
  "ALL_OFFICERS",
  "ALL_TEACHERS",
  "GROUP",
  "NAMED",
] as const;
export type ReceiverWay = (typeof RECEIVER_WAYS)[number];

export const GROUP_TYPES = ["GROUP", "OFFICERS", "TEACHERS"] as const;
export type GroupType = (typeof GROUP_TYPES)[number];

export interface NamedPerson {
  readonly id: number;
  readonly nameBangla: string;
  readonly nameEnglish: string;
}

/** What is being chosen; going back and forth between the ways loses nothing. */
export interface ReceiverDraft {
  readonly way: ReceiverWay | null;
  readonly groupType: GroupType;
  readonly coverageLevel: CoverageLevel;
  readonly locationIds: readonly number[];
  readonly designationIds: readonly number[];
  readonly instituteTypes: readonly InstituteType[];
  readonly named: readonly NamedPerson[];
}

export const NO_RECEIVERS: ReceiverDraft = {
  way: null,
  groupType: "GROUP",
  coverageLevel: 1,
  locationIds: [],
  designationIds: [],
  instituteTypes: [],
  named: [],
};

/** The rule a draft stands for; undefined while something of it is missing. */
export function ruleOf(draft: ReceiverDraft): ReceiverRule | undefined {
  const { way, groupType, coverageLevel } = draft;
  if (way === null) return undefined;
  if (way === "NAMED") {
    const personIds = draft.named.map(({ id }) => id);
    return personIds.length > 0 ? { kind: way, personIds } : undefined;
  }
  if (way !== "GROUP") return { kind: way };
  if (coverageLevel !== 1 && draft.locationIds.length === 0) return undefined;
  return {
    kind: groupType,
    coverageLevel,
    locationIds: coverageLevel === 1 ? [] : [...draft.locationIds],
    designationIds: [...draft.designationIds],
    instituteTypes: groupType === "OFFICERS" ? [] : [...draft.instituteTypes],
  };
}

export function draftOf(rule: ReceiverRule, named: readonly NamedPerson[]): ReceiverDraft {
  switch (rule.kind) {
    case "NAMED":
      return { ...NO_RECEIVERS, way: "NAMED", named };
    case "GROUP":
    case "OFFICERS":
    case "TEACHERS": {
      const { kind, ...group } = rule;
      return { ...NO_RECEIVERS, ...group, way: "GROUP", groupType: kind };
    }
    default:
      return { ...NO_RECEIVERS, way: rule.kind };
  }
}
