import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { useCallback, useSyncExternalStore } from "react";
import type { AnswerCell } from "./answer-store.ts";
import { useFilling } from "./form-filling.ts";

/** One question's answer; nothing else that changes draws it again. */
export function useCell(node: FormNode): AnswerCell {
  const { store } = useFilling();
  return useSyncExternalStore(
    useCallback((listener) => store.onNode(node, listener), [store, node]),
    () => store.cell(node),
  );
}
