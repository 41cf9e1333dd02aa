import type { Question, Tree } from "@shikkha/contract/forms/question.ts";

export interface ScoreShare {
  readonly id: number;
  readonly weight: number;
  /** Of the whole form's score, from 0 to 1. */
  readonly share: number;
}

/** How much each weighted star section counts in the form's score. */
export function scoreShares(tree: Tree): ScoreShare[] {
  const stars = tree.filter(({ renderType }) => renderType === "WEIGHTED_STAR_SECTION");
  const weightOf = ({ meta }: Question) => meta.weight ?? 1;
  const total = stars.reduce((sum, section) => sum + weightOf(section), 0);
  return stars.map((section) => ({
    id: section.id,
    weight: weightOf(section),
    share: total === 0 ? 0 : weightOf(section) / total,
  }));
}
