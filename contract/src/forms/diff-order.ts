import type { Tree } from "./question.ts";
import { inOrder, walk } from "./tree.ts";

/**
 * The questions that changed their place among the siblings both versions have: the fewest that explain the new order,
 * so that one question moved to the top is one move and not a move of all the others.
 */
export function movedAmong(before: Tree, after: Tree): Set<number> {
  const old = sequences(before);
  const moved = new Set<number>();
  for (const [parentId, now] of sequences(after)) {
    const was = old.get(parentId) ?? [];
    const places = new Map(was.map((id, place) => [id, place]));
    const kept = now.filter((id) => places.has(id));
    const steady = longestRise(kept.map((id) => places.get(id) ?? 0));
    for (const [at, id] of kept.entries()) if (!steady.has(at)) moved.add(id);
  }
  return moved;
}

function sequences(tree: Tree): Map<number | undefined, number[]> {
  const ids = (questions: Tree) => inOrder(questions).map(({ id }) => id);
  const inside = [...walk(tree)].map(
    ({ question }) => [question.id, ids(question.childQuestions)] as const,
  );
  return new Map<number | undefined, number[]>([[undefined, ids(tree)], ...inside]);
}

/** The positions of a longest rising run of numbers. */
function longestRise(numbers: readonly number[]): Set<number> {
  const lengths: number[] = [];
  const before: number[] = [];
  let last = -1;
  for (const [at, number] of numbers.entries()) {
    let best = -1;
    for (let other = 0; other < at; other += 1) {
      if (
        (numbers[other] ?? 0) < number &&
        (best === -1 || (lengths[other] ?? 0) > (lengths[best] ?? 0))
      )
        best = other;
    }
    lengths.push(best === -1 ? 1 : (lengths[best] ?? 0) + 1);
    before.push(best);
    if (last === -1 || (lengths[at] ?? 0) > (lengths[last] ?? 0)) last = at;
  }
  const steady = new Set<number>();
  for (let at = last; at !== -1; at = before[at] ?? -1) steady.add(at);
  return steady;
}
