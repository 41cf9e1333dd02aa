import type { FormSummary } from "@shikkha/contract/forms/form.ts";
import type { AskedAction } from "../model/form-action.ts";
import { CopyFormDialog } from "./CopyFormDialog.tsx";
import { FormStatusDialog } from "./FormStatusDialog.tsx";
import { RemoveFormDialog } from "./RemoveFormDialog.tsx";

interface Props {
  action: AskedAction;
  form: FormSummary;
  onClose: () => void;
}

/** Fetched with the first action, not with the list. */
export default function FormDialogs({ action, form, onClose }: Props) {
  if (action === "copy") return <CopyFormDialog form={form} onClose={onClose} />;
  if (action === "remove") return <RemoveFormDialog form={form} onClose={onClose} />;
  return <FormStatusDialog action={action} form={form} onClose={onClose} />;
}
