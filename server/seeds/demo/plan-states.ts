import type { Random } from "../random.ts";

export type PlanEnd = "NONE" | "DRAFT" | "SUBMITTED" | "REJECTED";

export interface PlanTurn {
  readonly end: PlanEnd;
  readonly visits: number;
}

/** Plans the demo accounts are known for, in the year that is open for planning. */
const KNOWN: Readonly<Record<string, PlanTurn>> = {
  "useo.savar": { end: "DRAFT", visits: 42 },
  "acad.savar": { end: "DRAFT", visits: 38 },
  "useo.kaliganj": { end: "REJECTED", visits: 63 },
  "deo.gazipur": { end: "DRAFT", visits: 21 },
  "deo.sylhet": { end: "SUBMITTED", visits: 61 },
  "zone.dhaka": { end: "DRAFT", visits: 12 },
  "multi.duty": { end: "SUBMITTED", visits: 60 },
  "newjoined.savar": { end: "NONE", visits: 0 },
};

/** In the years before, the demo accounts planned whole years, so that their weeks have visits. */
const KNOWN_VISITS = 96;
/** Visits planned beyond the minimum, at most. */
const MORE = 4;

const OPEN_YEAR: readonly (readonly [PlanEnd, number])[] = [
  ["SUBMITTED", 44],
  ["DRAFT", 34],
  ["NONE", 17],
  ["REJECTED", 5],
];
const CLOSED_YEAR: readonly (readonly [PlanEnd, number])[] = [
  ["SUBMITTED", 92],
  ["DRAFT", 3],
  ["NONE", 2],
  ["REJECTED", 3],
];

/** How far an officer's plan of a year is: most are in when the time is over, fewer than half while it runs. */
export function planTurn(
  random: Random,
  username: string,
  {
    isOpen,
    joinedLate,
    minimum,
  }: { readonly isOpen: boolean; readonly joinedLate: boolean; readonly minimum: number },
): PlanTurn {
  const known = KNOWN[username];
  if (known && isOpen) return known;
  if (known && known.end !== "NONE") return { end: "SUBMITTED", visits: KNOWN_VISITS };
  if (joinedLate)
    return random.chance(0.4) ? { end: "SUBMITTED", visits: minimum } : { end: "NONE", visits: 0 };
  const [end] = random.weighted(isOpen ? OPEN_YEAR : CLOSED_YEAR, ([, weight]) => weight);
  if (end === "NONE") return { end, visits: 0 };
  const isDraft = end === "DRAFT";
  return {
    end,
    visits: isDraft ? random.integer(3, minimum - 2) : random.integer(minimum, minimum + MORE),
  };
}

export const RETURN_COMMENTS = [
  "ডি ও ই শ্রেণির প্রতিষ্ঠানে প্রতি মাসে অন্তত একটি পরিদর্শন রাখতে হবে। চিহ্নিত পরিদর্শনগুলো সংশোধন করে আবার জমা দিন।",
  "একই মাসে বেশির ভাগ পরিদর্শন রাখা হয়েছে; সারা বছরে ভাগ করে দিন।",
  "একই দিনে দূরের প্রতিষ্ঠান রাখা বাস্তবসম্মত নয়। কাছের প্রতিষ্ঠান মিলিয়ে দিন ঠিক করুন।",
  "পরীক্ষার সময়ের পরিদর্শনগুলো অন্য তারিখে নিন।",
] as const;

export const ROW_NOTES = [
  "অন্য দিনে নিন",
  "মাসের মাঝামাঝি হলে ভালো",
  "এই প্রতিষ্ঠানে আরও একটি পরিদর্শন দরকার",
  "একই দিনে তিনটি; এটি সরিয়ে দিন",
] as const;
