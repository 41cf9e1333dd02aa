import { compileForm, type CompiledForm } from "@shikkha/contract/forms/compile-form.ts";
import type { Question, Tree } from "@shikkha/contract/forms/question.ts";
import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { BuilderState, BuilderStore } from "./builder-store.ts";

export const BuilderContext = createContext<BuilderStore | undefined>(undefined);

export function useBuilderStore(): BuilderStore {
  const store = useContext(BuilderContext);
  if (!store) throw new Error("Only a part of the builder may ask for it.");
  return store;
}

/** Draws a part again only when what it looks at is another. */
export function useBuilder<T>(look: (state: BuilderState) => T): T {
  return useStore(useBuilderStore(), look);
}

const compiled = new WeakMap<Tree, CompiledForm>();

/** Worked out once for a tree, however many parts ask. */
export function compiledOf(tree: Tree): CompiledForm {
  const known = compiled.get(tree);
  if (known) return known;
  const made = compileForm(tree);
  compiled.set(tree, made);
  return made;
}

export function useQuestion(id: number | null | undefined): Question | undefined {
  return useBuilder(({ document }) =>
    id === null || id === undefined ? undefined : compiledOf(document.tree).byId.get(id)?.question,
  );
}

/** 6.3, as digits with a point. */
export function usePlaceDigits(id: number | undefined): string {
  return useBuilder(({ document }) =>
    id === undefined ? "" : (compiledOf(document.tree).byId.get(id)?.place.join(".") ?? ""),
  );
}
