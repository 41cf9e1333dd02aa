import { dependsOn } from "./condition.ts";
import type { Question, Tree } from "./question.ts";
import { changeChildren, numbered } from "./tree-edit.ts";
import { findPlaced, siblingsOf } from "./tree.ts";

/** Why a question cannot pass its neighbour. */
export type MoveRefusal = "atEdge" | "conditionedOnNeighbour" | "neighbourDepends";

export type Move =
  | { readonly tree: Tree }
  | { readonly refused: MoveRefusal; readonly neighbour: Question | undefined };

/** One place up or down among its siblings. */
export function moveQuestion(tree: Tree, id: number, way: "up" | "down"): Move {
  const siblings = siblingsOf(tree, id);
  const at = siblings.findIndex((question) => question.id === id);
  const to = way === "up" ? at - 1 : at + 1;
  const moving = siblings[at];
  const neighbour = siblings[to];
  if (!moving || !neighbour) return { refused: "atEdge", neighbour: undefined };
  const refused = refusalOf(moving, neighbour);
  if (refused) return { refused, neighbour };
  const swapped = siblings.with(at, neighbour).with(to, moving);
  const parentId = findPlaced(tree, id)?.parent?.id ?? null;
  return { tree: changeChildren(tree, parentId, () => numbered(swapped)) };
}

/** To a place among its siblings, passing each neighbour on the way; the first that refuses stops it all. */
export function moveQuestionTo(tree: Tree, id: number, to: number): Move {
  let current = tree;
  for (;;) {
    const at = siblingsOf(current, id).findIndex((question) => question.id === id);
    if (at === to || at === -1) return { tree: current };
    const move = moveQuestion(current, id, to < at ? "up" : "down");
    if ("refused" in move) return move;
    current = move.tree;
  }
}

function refusalOf(moving: Question, neighbour: Question): MoveRefusal | undefined {
  if (dependsOn(moving, neighbour)) return "conditionedOnNeighbour";
  return dependsOn(neighbour, moving) ? "neighbourDepends" : undefined;
}
