import { diffTrees, type TreeDiff } from "@shikkha/contract/forms/diff.ts";
import type { FormDraft } from "@shikkha/contract/forms/form.ts";
import type { Tree } from "@shikkha/contract/forms/question.ts";
import { publishedTree } from "@shikkha/contract/forms/published-tree.ts";
import { useDeferredValue, useMemo } from "react";
import { useForm } from "./forms.api.ts";
import { useBuilder } from "./model/builder-context.ts";

export interface PublishedState {
  readonly number: number | null;
  readonly publishedAt: string | null;
  readonly tree: Tree | undefined;
  /** Undefined before the first publication, and until the published version is here. */
  readonly diff: TreeDiff | undefined;
}

/** The published version and what the draft changes in it, followed while the author works. */
export function usePublished(draft: FormDraft): PublishedState {
  const { data } = useForm(draft.id);
  const tree = useDeferredValue(useBuilder(({ document }) => document.tree));
  const before = useMemo(
    () => (data && data.versionNumber !== null ? publishedTree(data.questions) : undefined),
    [data],
  );
  const diff = useMemo(() => before && diffTrees(before, tree), [before, tree]);
  return {
    number: data?.versionNumber ?? draft.versionNumber,
    publishedAt: data?.publishedAt ?? draft.publishedAt,
    tree: before,
    diff,
  };
}
