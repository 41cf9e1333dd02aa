import type { VisitProgress } from "../../use-visit-progress.ts";

/** What a visit's card shows beside the plan's own words. */
export interface CardParts {
  readonly progress: VisitProgress;
  readonly isReady: boolean;
  readonly distance: number | undefined;
}
