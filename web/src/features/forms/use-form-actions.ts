import { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import type { FormSummary } from "@shikkha/contract/forms/form.ts";
import { useCallback, useState } from "react";
import { callApi } from "../../lib/calls/call-api.ts";
import { CallError } from "../../lib/calls/call-error.ts";
import { saveFile } from "../../shared/report/save-file.ts";
import { useGo } from "../../shared/routing/navigation.ts";
import { showToast } from "../../ui/feedback/toasts.ts";
import type { AskedAction, FormAction } from "./model/form-action.ts";

/** Leads to the page of an action, does it, or keeps what has to be asked first. */
export function useFormActions() {
  const go = useGo();
  const [asked, setAsked] = useState<{ action: AskedAction; form: FormSummary }>();
  const act = useCallback(
    (action: FormAction, form: FormSummary) => {
      if (action === "detail" || action === "edit") go.to(`/form/${action}/${form.id}`);
      else if (action === "download") void download(form);
      else setAsked({ action, form });
    },
    [go],
  );
  const close = useCallback(() => setAsked(undefined), []);
  return { asked, act, close };
}

async function download({ id }: FormSummary): Promise<void> {
  try {
    const file = await callApi(formCalls.exportXlsform, { params: { id } });
    if (file instanceof Blob) saveFile(file, `form_${id}.xlsx`);
  } catch (error) {
    if (error instanceof CallError) showToast({ tone: "bad", text: error.message });
  }
}
