import { useEffect } from "react";
import { useBuilderStore } from "./model/builder-context.ts";
import { type BuilderStore, duplicate, move, redo, remove, undo } from "./model/builder-store.ts";

/** Undo and redo anywhere; with Alt the marked question moves, is doubled or goes, even while its text is typed. */
export function useBuilderKeys(): BuilderStore {
  const store = useBuilderStore();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actionFor(event, store);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [store]);
  return store;
}

function actionFor(event: KeyboardEvent, store: BuilderStore): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return () => (event.shiftKey ? redo(store) : undo(store));
    return key === "y" ? () => redo(store) : undefined;
  }
  const { selected } = store.getState();
  if (!event.altKey || selected === undefined) return undefined;
  if (event.key === "ArrowUp") return () => move(store, selected, "up");
  if (event.key === "ArrowDown") return () => move(store, selected, "down");
  if (event.key === "Delete") return () => remove(store, selected);
  return event.code === "KeyD" ? () => duplicate(store, selected) : undefined;
}
