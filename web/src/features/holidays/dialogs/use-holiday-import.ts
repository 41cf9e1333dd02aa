import { holidayCalls } from "@shikkha/contract/holidays.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { SHOWS_HOLIDAYS } from "../holidays.api.ts";
import { fileRefusal, type FileRefusal } from "../../../shared/import/file-refusal.ts";
import { FILE_RULE } from "../model/import-file.ts";

/** One file from choosing to storing. Its content is read once, so that what was checked is what is stored. */
export function useHolidayImport(year: number, onDone: () => void) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<FileRefusal>();
  const preview = useCallMutation(holidayCalls.previewFile);
  const store = useCallMutation(holidayCalls.storeFile, {
    outdates: SHOWS_HOLIDAYS,
    onSuccess: ({ added: count }) => {
      showToast({
        tone: "good",
        text: t("holiday.import.stored", { count, number: number(count) }),
      });
      onDone();
    },
  });
  const sent = preview.variables;

  async function choose(chosen: File) {
    setFile(chosen);
    store.reset();
    preview.reset();
    const problem = fileRefusal(chosen, FILE_RULE);
    setRefusal(problem);
    if (problem) return;
    const content = new Uint8Array(await chosen.arrayBuffer());
    preview.mutate({ query: { year }, file: { name: chosen.name, content } });
  }

  return {
    file,
    refusal,
    choose: (chosen: File) => void choose(chosen),
    isChecking: preview.isPending,
    found: preview.data,
    /** What the file says, to show a wrong line as it stands. */
    text: () => (sent ? new TextDecoder().decode(sent.file.content) : ""),
    isStoring: store.isPending,
    error: store.error ?? preview.error,
    store: () => {
      if (sent) store.mutate(sent);
    },
  };
}

export type HolidayImport = ReturnType<typeof useHolidayImport>;
