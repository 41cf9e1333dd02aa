import type { FormSummary } from "@shikkha/contract/forms/form.ts";
import { useCallback, useState } from "react";
import { useGo } from "../../shared/routing/navigation.ts";
import type { AskedAction, FormAction } from "./model/form-action.ts";

/** Leads to the page of an action, or keeps what has to be asked first. */
export function useFormActions() {
  const go = useGo();
  const [asked, setAsked] = useState<{ action: AskedAction; form: FormSummary }>();
  const act = useCallback(
    (action: FormAction, form: FormSummary) => {
      if (action === "detail" || action === "edit") go.to(`/form/${action}/${form.id}`);
      else setAsked({ action, form });
    },
    [go],
  );
  const close = useCallback(() => setAsked(undefined), []);
  return { asked, act, close };
}
