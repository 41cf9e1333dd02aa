import { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import { FORM_ERRORS, type FormDraft } from "@shikkha/contract/forms/form.ts";
import { wireTree } from "@shikkha/contract/forms/wire-tree.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/calls/call-api.ts";
import { callKey } from "../../lib/calls/call-key.ts";
import { CallError } from "../../lib/calls/call-error.ts";
import type { BuilderStore, FormDocument } from "./model/builder-store.ts";

export type SaveState = "saved" | "waiting" | "saving" | "failed" | "conflict";

const PAUSE_MS = 1200;

/** Saves what changed a moment after it did. A save that finds someone else's stops until the author decides. */
export function useAutosave(store: BuilderStore, draft: FormDraft) {
  const [state, setState] = useState<SaveState>("saved");
  const [error, setError] = useState<CallError>();
  const [savedAt, setSavedAt] = useState(draft.changedAt);
  const kept = useRef({ version: draft.version, document: store.getState().document });
  const running = useRef<Promise<boolean>>(undefined);
  const queries = useQueryClient();

  const send = useCallback(async (): Promise<boolean> => {
    const { document } = store.getState();
    if (document === kept.current.document) return true;
    setState("saving");
    try {
      const saved = await callApi(formCalls.saveDraft, {
        params: { id: draft.id },
        body: { version: kept.current.version, ...contentOf(document) },
      });
      kept.current = { version: saved.version, document };
      setSavedAt(saved.changedAt);
      setError(undefined);
      setState(store.getState().document === document ? "saved" : "waiting");
      void queries.invalidateQueries({ queryKey: callKey(formCalls.list) });
      return true;
    } catch (cause) {
      const refusal = cause instanceof CallError ? cause : undefined;
      setError(refusal);
      setState(refusal?.code === FORM_ERRORS.changedByOther.code ? "conflict" : "failed");
      return false;
    }
  }, [store, draft.id, queries]);

  /** One save at a time; answers whether all that was written is kept. */
  const save = useCallback(async (): Promise<boolean> => {
    while (running.current) await running.current;
    running.current = send();
    const isKept = await running.current;
    running.current = undefined;
    return isKept;
  }, [send]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unlisten = store.subscribe(({ document }, before) => {
      if (document === before.document) return;
      setState((now) => (now === "conflict" ? now : "waiting"));
      clearTimeout(timer);
      timer = setTimeout(() => void save(), PAUSE_MS);
    });
    return () => {
      unlisten();
      clearTimeout(timer);
    };
  }, [store, save]);

  /** Writes over what the other one saved. */
  const saveOver = useCallback(
    async (current: number) => {
      kept.current = { ...kept.current, version: current };
      return save();
    },
    [save],
  );
  const version = useCallback(() => kept.current.version, []);
  return { state, error, savedAt, save, saveOver, version };
}

export type Autosave = ReturnType<typeof useAutosave>;

function contentOf({ nameBangla, nameEnglish, tree }: FormDocument) {
  return { nameBangla, nameEnglish, formJson: JSON.stringify(wireTree(tree)) };
}
