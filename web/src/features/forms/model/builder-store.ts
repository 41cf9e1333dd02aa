import type { Tree } from "@shikkha/contract/forms/question.ts";
import { duplicateQuestion, removeQuestion } from "@shikkha/contract/forms/tree-edit.ts";
import { type Move, moveQuestion, moveQuestionTo } from "@shikkha/contract/forms/tree-move.ts";
import {
  findPlaced,
  inOrder,
  NONE_USED,
  type UsedIds,
  usedIds,
} from "@shikkha/contract/forms/tree.ts";
import { createStore } from "zustand";
import { addKind, type AddedKind } from "./add-kind.ts";

/** What is edited and saved: the titles and the questions. */
export interface FormDocument {
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly tree: Tree;
}

type Refusal = Extract<Move, { readonly refused: unknown }>;

export interface BuilderState {
  readonly document: FormDocument;
  readonly past: readonly FormDocument[];
  readonly future: readonly FormDocument[];
  /** The highest ids ever given; what is taken back or deleted does not free its own. */
  readonly used: UsedIds;
  readonly selected: number | undefined;
  /** Sections whose questions are listed. */
  readonly open: ReadonlySet<number>;
  /** Why the last move was refused; each time a new one, so that it is said again. */
  readonly refusal: Refusal | undefined;
  /** What the last edit touched: typing on is one step to undo, not one for each letter. */
  readonly touched: string | undefined;
}

const MOST_STEPS = 200;

/** The state of the builder, with a history. */
export function createBuilder(document: FormDocument, used: UsedIds = NONE_USED) {
  const sections = inOrder(document.tree);
  return createStore<BuilderState>()(() => ({
    document,
    past: [],
    future: [],
    used: usedIds(document.tree, used),
    selected: undefined,
    open: new Set(sections.slice(0, 1).map(({ id }) => id)),
    refusal: undefined,
    touched: undefined,
  }));
}

export type BuilderStore = ReturnType<typeof createBuilder>;

/** One step that can be undone. `touch` names what is typed in, so that typing on belongs to the same step. */
export function edit(
  store: BuilderStore,
  change: (document: FormDocument) => FormDocument,
  touch?: string,
): void {
  store.setState((state) => {
    const document = change(state.document);
    if (document === state.document) return state;
    const isSameStep = touch !== undefined && touch === state.touched;
    const past = isSameStep ? state.past : [...state.past, state.document].slice(-MOST_STEPS);
    const used = usedIds(document.tree, state.used);
    return { document, past, future: [], used, touched: touch, refusal: undefined };
  });
}

export function editTree(
  store: BuilderStore,
  change: (tree: Tree, used: UsedIds) => Tree,
  touch?: string,
): void {
  edit(
    store,
    (document) => {
      const tree = change(document.tree, store.getState().used);
      return tree === document.tree ? document : { ...document, tree };
    },
    touch,
  );
}

export function undo(store: BuilderStore): void {
  store.setState((state) => {
    const document = state.past.at(-1);
    if (!document) return state;
    const future = [state.document, ...state.future];
    return {
      document,
      past: state.past.slice(0, -1),
      future,
      touched: undefined,
      refusal: undefined,
    };
  });
}

export function redo(store: BuilderStore): void {
  store.setState((state) => {
    const [document, ...future] = state.future;
    if (!document) return state;
    return {
      document,
      future,
      past: [...state.past, state.document],
      touched: undefined,
      refusal: undefined,
    };
  });
}

/** Marks a question and opens every section around it. */
export function select(store: BuilderStore, id: number | undefined): void {
  store.setState(({ document, open }) => {
    const around: number[] = [];
    for (let at = id; at !== undefined; at = findPlaced(document.tree, at)?.parent?.id)
      around.push(at);
    return { selected: id, open: new Set([...open, ...around]), touched: undefined };
  });
}

export function toggleSection(store: BuilderStore, id: number): void {
  store.setState(({ open }) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    return { open: next };
  });
}

export function add(store: BuilderStore, parentId: number | null, kind: AddedKind): void {
  const { document, used } = store.getState();
  const { tree, id } = addKind(document.tree, parentId, kind, used);
  editTree(store, () => tree);
  select(store, id);
}

/** The mark goes to what stands beside the deleted question, so that the keyboard is not lost. */
export function remove(store: BuilderStore, id: number): void {
  const { tree } = store.getState().document;
  const placed = findPlaced(tree, id);
  const siblings = inOrder(placed?.parent?.childQuestions ?? tree);
  const at = siblings.findIndex((question) => question.id === id);
  const next = siblings[at + 1] ?? siblings[at - 1] ?? placed?.parent;
  editTree(store, (before) => removeQuestion(before, id));
  select(store, next?.id);
}

export function duplicate(store: BuilderStore, id: number): void {
  const { document, used } = store.getState();
  const copy = duplicateQuestion(document.tree, id, used);
  if (!copy) return;
  editTree(store, () => copy.tree);
  select(store, copy.id);
}

export function move(store: BuilderStore, id: number, to: "up" | "down" | number): void {
  const { tree } = store.getState().document;
  const moved = typeof to === "number" ? moveQuestionTo(tree, id, to) : moveQuestion(tree, id, to);
  if ("refused" in moved) store.setState({ refusal: { ...moved } });
  else editTree(store, () => moved.tree);
}
