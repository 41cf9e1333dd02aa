import { instituteImportCalls } from "@shikkha/contract/institute-import.ts";
import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { useState } from "react";
import type { CallError } from "../../lib/calls/call-error.ts";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import { fileRefusal, type FileRefusal } from "../../shared/import/file-refusal.ts";
import { FILE_RULE } from "./model/import-file.ts";

/** One file from choosing to storing. Its content is read once, so that what was checked is what is stored. */
export function useInstituteImport() {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<FileRefusal>();
  const preview = useCallMutation(instituteImportCalls.preview);
  const store = useCallMutation(instituteImportCalls.store, {
    outdates: [instituteCalls.list, instituteCalls.detail, instituteCalls.counts],
  });

  async function choose(chosen: File) {
    setFile(chosen);
    store.reset();
    preview.reset();
    const problem = fileRefusal(chosen, FILE_RULE);
    setRefusal(problem);
    if (problem) return;
    const content = new Uint8Array(await chosen.arrayBuffer());
    preview.mutate({ file: { name: chosen.name, content } });
  }

  return {
    file,
    refusal,
    choose: (chosen: File) => void choose(chosen),
    isChecking: preview.isPending,
    found: preview.data,
    isStoring: store.isPending,
    stored: store.data,
    error: (store.error ?? preview.error) satisfies CallError | null,
    store: () => {
      if (preview.variables) store.mutate(preview.variables);
    },
  };
}

export type InstituteImport = ReturnType<typeof useInstituteImport>;
