import { createHash } from "node:crypto";
import { canonicalTree } from "@shikkha/contract/forms/canonical.ts";
import type { Tree } from "@shikkha/contract/forms/question.ts";

/** What a version is known by: two trees that ask the same in the same order have the same one. */
export function treeHash(tree: Tree): string {
  return createHash("sha256").update(canonicalTree(tree)).digest("hex");
}
