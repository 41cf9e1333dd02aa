import { ISAS_CATEGORIES, type IsasCategory } from "@shikkha/contract/institute-words.ts";
import {
  DEFAULT_MINIMUM_BY_CATEGORY,
  DEFAULT_MINIMUM_VISITS,
  type PlanSession,
} from "@shikkha/contract/plans/sessions.ts";

/** What the forms hold: a start has a year, a change a version; null is an empty box. */
export interface SessionValues {
  year?: number;
  version?: number;
  deadline: string | null;
  minimumVisits: number | null;
  minimumByCategory: Record<IsasCategory, number | null>;
}

/** The directorate's policy, where a new session begins. */
export const POLICY = {
  minimumVisits: DEFAULT_MINIMUM_VISITS,
  minimumByCategory: { ...DEFAULT_MINIMUM_BY_CATEGORY },
};

export function valuesForStart(year: number): SessionValues {
  return { year, deadline: null, ...POLICY };
}

export function valuesForUpdate(session: PlanSession): SessionValues {
  const { version, deadline, minimumVisits, minimumByCategory } = session;
  return { version, deadline, minimumVisits, minimumByCategory };
}

export function isPolicy({
  minimumVisits,
  minimumByCategory,
}: Pick<SessionValues, "minimumVisits" | "minimumByCategory">): boolean {
  return (
    minimumVisits === POLICY.minimumVisits &&
    ISAS_CATEGORIES.every((one) => minimumByCategory[one] === POLICY.minimumByCategory[one])
  );
}

/** The boxes a refusal can speak of. */
export const SESSION_FIELDS = [
  "year",
  "deadline",
  "minimumVisits",
  ...ISAS_CATEGORIES.map((one) => `minimumByCategory.${one}` as const),
] as const;
